import type { AnyPipeline } from '@palimpsest/kernel';
import { pipelinesOf } from '../../app/pipelines.ts';
import { FINE } from '../exit-codes.ts';
import { count, pairs, table } from '../layout.ts';
import type { Verb } from '../program.ts';
import { UsageError } from '../usage-error.ts';

/** Lists the rule sets, or one with its rules. Needs no ledger. */
export const rulesCommand: Verb<object> = {
  name: 'rules [ref]',
  summary: 'list the rule sets, or show one, such as blog/v1',
  async perform({ terminal, flags, world }, _options, ref) {
    const found = rows(await pipelinesOf(world.pipelines).all());
    if (ref !== undefined) {
      const chosen = found.find((each) => each.ref === ref);
      if (chosen === undefined) throw unknown(ref, found);
      terminal.data(
        flags.json === true ? JSON.stringify(chosen, null, 2) : shown(chosen, terminal.styles.bold),
      );
      return FINE;
    }
    if (flags.json === true) {
      terminal.json(
        found.map(({ ref: name, pipeline, rules }) => ({ ref: name, pipeline, rules: rules.length })),
      );
      return FINE;
    }
    if (found.length === 0) {
      terminal.message('This version ships no pipelines yet, so there are no rule sets.');
      return FINE;
    }
    terminal.data(
      table(
        ['RULE SET', 'PIPELINE', 'RULES'],
        found.map(({ ref: name, pipeline, rules }) => [name, pipeline, String(rules.length)]),
      ),
    );
    return FINE;
  },
};

type Row = ReturnType<typeof rows>[number];

function rows(pipelines: readonly AnyPipeline[]) {
  return pipelines.flatMap((pipeline) =>
    pipeline.ruleSets.map((ruleSet) => ({
      ref: `${ruleSet.id}/${ruleSet.version}`,
      pipeline: `${pipeline.id}/${pipeline.version}`,
      parameters: ruleSet.parameters,
      rules: ruleSet.rules.map(({ id, summary, why, evidence }) => ({
        id,
        summary,
        why,
        evidence: evidence ?? null,
      })),
    })),
  );
}

function shown({ ref, pipeline, parameters, rules }: Row, bold: (text: string) => string): string {
  const settings = Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)] as const);
  return [
    `${bold(ref)}, ${count(rules.length, 'rule')}, used by ${pipeline}`,
    ...(settings.length === 0 ? [] : ['', 'Parameters', pairs(settings)]),
    '',
    'Rules',
    pairs(
      rules.map(({ id, summary, why, evidence }) => {
        const lines = [summary, why, ...(evidence === null ? [] : [`Evidence: ${evidence}`])];
        return [id, lines.join('\n')] as const;
      }),
    ),
  ].join('\n');
}

function unknown(ref: string, found: readonly Row[]): UsageError {
  const known = found.map((each) => each.ref).join(', ');
  return new UsageError({
    message: `There is no rule set '${ref}'`,
    hint: known === '' ? 'This version ships none.' : `There are: ${known}.`,
  });
}
