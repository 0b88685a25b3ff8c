/** The numbers of the specification's tables. */
export const blogParameters = {
  aeoTotalMin: 70,
  answerabilityMin: 15,
  structureMin: 12,
  aiLikenessMax: 60,
  aiCategoryMax: 70,
  trendStep: 5,
  oscillationRange: 3,
  maxCycles: 3,
};
export type BlogParameters = typeof blogParameters;
