/** 0: fine. 1: it ran and found something. 2: it could not run. */
export const FINE = 0;
export const FINDINGS = 1;
export const COULD_NOT_RUN = 2;
export type ExitCode = typeof FINE | typeof FINDINGS | typeof COULD_NOT_RUN;
