import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { text } from './text.ts';
import { useWordLists } from './use-rule-sets.ts';
import { WordList } from './word-list.tsx';

export function WordLists({ ruleSet }: { readonly ruleSet: string }) {
  const found = useWordLists([ruleSet]);
  if (found.isPending) return <Loading />;
  if (found.isError) return <Problem error={found.error} retry={() => found.refetch()} />;
  const lists = found.data.flatMap((each) => each.lists);
  if (lists.length === 0) return <p className="card">{text.noLists}</p>;
  return lists.map((list) => <WordList key={list.name} list={list} />);
}
