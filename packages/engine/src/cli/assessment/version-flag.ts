/**
 * `palimpsest --version` is for the program, and the parser would take it for that wherever it stands. Behind
 * `assessment show` it names the version of a document, which is also called `--at`.
 */
export function withVersionFlag(argv: readonly string[]): string[] {
  const place = argv.indexOf('assessment');
  if (place < 0 || argv[place + 1] !== 'show') return [...argv];
  return argv.map((word, i) => (i > place + 1 ? word.replace(/^--version(?==|$)/, '--at') : word));
}
