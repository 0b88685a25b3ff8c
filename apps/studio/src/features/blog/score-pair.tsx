import { Meter } from '../../ui/meter.tsx';
import type { Thresholds } from './reads.ts';
import { text } from './text.ts';

/** Both totals beside each other, with the thresholds they are measured by. */
export function ScorePair({
  aeo,
  likeness,
  thresholds,
}: {
  readonly aeo: number;
  readonly likeness: number;
  readonly thresholds: Thresholds | undefined;
}) {
  return (
    <div className="blog-pair">
      <Meter
        label={text.aeo}
        value={aeo}
        max={100}
        {...(thresholds === undefined ? {} : { threshold: thresholds.aeo })}
      />
      <Meter
        label={text.likeness}
        value={likeness}
        max={100}
        good="low"
        {...(thresholds === undefined ? {} : { threshold: thresholds.likeness })}
      />
    </div>
  );
}
