const ROW = /^\| (?<id>[A-Z]+-?[0-9][0-9.]*[a-z]?) \| (?<says>.*?) \| (?<proof>.*?) \| (?<mutations>.*?) \|$/;
const PROOF = /\[[^\]]*\]\(\.\.\/\.\.\/(?<file>[^)]*)\) `(?<title>[^`]*)`/g;
const MUTATION = /`(?<id>[a-z0-9-]+)`/g;

/** The rows of a page of requirements: id, words, the tests that prove it, the mutations that must break these. */
export function readRequirements(markdown) {
  return markdown.split('\n').flatMap((line) => {
    const row = ROW.exec(line)?.groups;
    if (row === undefined) return [];
    return [
      {
        id: row.id,
        says: row.says,
        tests: [...row.proof.matchAll(PROOF)].map(({ groups }) => ({
          file: groups.file,
          title: groups.title.replaceAll('\\|', '|'),
        })),
        mutations: [...row.mutations.matchAll(MUTATION)].map(({ groups }) => groups.id),
      },
    ];
  });
}

/** The mutations of one page, in their order. */
export function readMutations(json) {
  return JSON.parse(json).map((mutation) => ({ project: 'unit', ...mutation }));
}

/** A title as it is written in the source, as a pattern of what it becomes: `%s`, `$name` and `${x}` stand for anything. */
export function titlePattern(title, between) {
  return title
    .split(' > ')
    .map((part) =>
      part
        .replaceAll(/[.*+?^(){}|[\]\\]/g, '\\$&')
        .replaceAll(/\$\\\{.*?\\\}|%[sdifjoO#]|\$[a-zA-Z]\w*/g, '.*')
        .replaceAll('$', '\\$'),
    )
    .join(between);
}
