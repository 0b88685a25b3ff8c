export const CONTEMPT_FR: readonly string[] = ['zzzz'];
