export const CONTEMPT_ES: readonly string[] = ['zzzz'];
