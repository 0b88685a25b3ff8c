/**
 * The ways to an answer, one a line: the words in front of the bar name the way, those behind it ask for it anyway.
 * Naming a way that the problem does not name is a hint.
 */
export const WAYS: readonly { readonly names: readonly string[]; readonly asks: readonly string[] }[] = `
  add adding addition | sum plus added total
  subtract subtracting subtraction | difference minus take
  multiply multiplying multiplication | product times multiplied multiple
  divide dividing division | quotient divided divisible
  formula | formula
  theorem pythagorean | theorem pythagorean
  proportion cross-multiply | ratio proportional rate
`
  .trim()
  .split('\n')
  .map((line) => {
    const [names = [], asks = []] = line.split('|').map((side) => side.trim().split(/\s+/));
    return { names, asks };
  });
