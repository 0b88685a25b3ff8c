export const CONTEMPT_EN: readonly string[] = ['zzzz'];
