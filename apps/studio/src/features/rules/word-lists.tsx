import { Field } from '../../ui/field.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { useChoices } from '../../ui/use-choices.ts';
import { useTyped } from '../../ui/use-typed.ts';
import { text } from './text.ts';
import { useTables } from './use-rule-sets.ts';
import { WordTableView } from './word-table.tsx';

/** With fewer lists than this, nobody needs to look for one. */
const FEW = 8;

/** Every word list and table of weights of a rule set by its name; one of them open, as the address says. */
export function WordLists({ ruleSet }: { readonly ruleSet: string }) {
  const { chosen, choose } = useChoices();
  const { named = '' } = chosen;
  const [typed, type] = useTyped(named, (words) => choose({ named: words === '' ? undefined : words }));
  const tables = useTables([ruleSet]);
  if (tables.isPending) return <Loading />;
  if (tables.isError) return <Problem error={tables.error} retry={() => tables.refetch()} />;
  const all = tables.data.flatMap((each) => each.tables);
  if (all.length === 0) return <p className="card">{text.noLists}</p>;
  const wanted = named.trim().toLowerCase();
  const shown = all.filter(({ id, name, about }) =>
    id === chosen.table ? true : `${name} ${about}`.toLowerCase().includes(wanted),
  );
  const lines = all.reduce((sum, { size }) => sum + size, 0);
  return (
    <>
      <div className="word-lists-head">
        {all.length < FEW ? null : (
          <Field label={text.lists.find}>
            {(attributes) => (
              <input
                {...attributes}
                type="search"
                placeholder={text.lists.findHelp}
                value={typed}
                onChange={({ target }) => type(target.value)}
              />
            )}
          </Field>
        )}
        <p className="soft" role="status">
          {text.lists.shown(shown.length, all.length, lines)}
        </p>
      </div>
      {shown.map((table, at) => (
        <WordTableView
          key={table.id}
          ruleSet={ruleSet}
          table={table}
          about={shown[at - 1]?.about === table.about ? null : table.about}
          open={table.id === chosen.table}
          find={chosen.find ?? ''}
          onOpen={(open) => choose({ table: open ? table.id : undefined, find: undefined })}
          onFind={(words) => choose({ find: words === '' ? undefined : words })}
        />
      ))}
    </>
  );
}
