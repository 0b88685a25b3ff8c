export const CONTEMPT_DE: readonly string[] = ['zzzz'];
