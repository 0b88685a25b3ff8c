import { CALIBRATION, type Calibration } from './calibration.ts';
import type { Gauge } from './gauge.ts';

/** 0 up to the human baseline, then a straight line to the cap at the mark, and no further. */
export function pointsOf(
  { counts }: Pick<Gauge, 'counts'>,
  { baseline, mark, cap }: Calibration,
  rate: number,
): number {
  const beyond = counts === 'more' ? rate - baseline : baseline - rate;
  if (!(beyond > 0)) return 0;
  return cap * Math.min(1, beyond / Math.abs(mark - baseline));
}

export function calibrationOf(rule: string): Calibration {
  const calibration = CALIBRATION[rule];
  if (calibration === undefined)
    throw new Error(`Rule ${rule} has no calibration: run the calibration tool.`);
  return calibration;
}
