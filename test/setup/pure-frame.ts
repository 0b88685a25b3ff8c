const PURE_SOURCE = /[\\/]packages[\\/](?:contracts|kernel|pipelines)[\\/](?:.*[\\/])?src[\\/]/;
const TEST_FILE = /\.test\.[cm]?[jt]s\b/;

/** True when a stack frame lies in source code that must stay pure. */
export function isPureFrame(frame: string): boolean {
  return PURE_SOURCE.test(frame) && !TEST_FILE.test(frame);
}
