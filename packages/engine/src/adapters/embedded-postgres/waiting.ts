/** A point in time by which something must have happened. */
export interface Deadline {
  readonly passed: () => boolean;
  readonly seconds: number;
}

/** `isOver` may end the wait early. */
export function deadlineIn(milliseconds: number, isOver: () => boolean = () => false): Deadline {
  const end = performance.now() + milliseconds;
  return { passed: () => performance.now() >= end || isOver(), seconds: Math.round(milliseconds / 1000) };
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, milliseconds));
}

/** Asks again and again until the answer is true; false when the deadline passed first. */
export async function waitUntil(
  question: () => boolean | Promise<boolean>,
  deadline: Deadline,
  everyMilliseconds = 5,
): Promise<boolean> {
  while (!(await question())) {
    if (deadline.passed()) return false;
    await pause(everyMilliseconds);
  }
  return true;
}
