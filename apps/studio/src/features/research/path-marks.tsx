import { codes } from './text-codes.ts';

/** One mark for each way in which a claim was checked; the words are there for those who do not see it. */
export function PathMarks({ results }: { readonly results: readonly string[] }) {
  return (
    <ul className="research-paths">
      {results.map((result, at) => {
        const [tone, words] = codes.path[result] ?? (['neutral', result] as const);
        const name = codes.pathNames[at] ?? String(at + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of a way
          <li key={at} className={tone} title={`${name}: ${words}`}>
            <span aria-hidden="true">{codes.pathMark[result] ?? '?'}</span>
            <span className="hidden">
              {name}: {words}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
