import type { RuleSetResource } from '@palimpsest/sdk';
import { Tabs } from '../../ui/tabs.tsx';
import { RuleCard } from './rule-card.tsx';
import { text } from './text.ts';
import { Thresholds } from './thresholds.tsx';
import { WordLists } from './word-lists.tsx';

export function RuleSetView({ ruleSet }: { readonly ruleSet: RuleSetResource }) {
  const { ref, rules, parameters } = ruleSet;
  return (
    <section aria-labelledby="rule-set">
      <h2 id="rule-set">
        {ref} <small className="soft">{text.rules(rules.length)}</small>
      </h2>
      <p>
        {text.about[ref] ?? ''} <span className="soft">{text.frozen}</span>
      </p>
      <Tabs
        label={text.parts}
        tabs={[
          {
            id: 'rules',
            name: text.tabs.rules,
            content: rules.map((rule) => <RuleCard key={rule.id} rule={rule} />),
          },
          { id: 'thresholds', name: text.tabs.thresholds, content: <Thresholds parameters={parameters} /> },
          { id: 'lists', name: text.tabs.lists, content: <WordLists ruleSet={ref} /> },
        ]}
      />
    </section>
  );
}
