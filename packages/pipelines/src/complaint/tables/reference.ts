import type { EmotionContext, PowerMode } from '@palimpsest/contracts';
import { DEFAULT_ROUTING_TABLE } from '../routing/default-table.ts';
import {
  contextCombinations,
  localeCombinations,
  policyCombinations,
  powerCombinations,
} from './combinations.ts';
import { CONTEXT_PACK_VERSION } from './context-pack.ts';
import { POLICY_VERSION, type PolicyFacts } from './policy.ts';

/**
 * The reference page of the tables, from the very data that decides. Each value of the policy depends on some of
 * the facts only, so three tables hold every combination there is.
 */
export function complaintReference(): string {
  return `# Complaint: what the tables decide

Written by \`npm run reference\` from the rule data; a copy that is out of date fails the tests.

## Which preferences reach the writer (${CONTEXT_PACK_VERSION})

${table(
  ['topic', 'keys', 'default pack'],
  contextCombinations().map(({ topic, keys, defaults }) => [topic, keys.join(', '), defaults.join(', ')]),
)}

Several topics: the keys of all of them. No preference recorded: the default pack, marked as such. Some recorded: the
missing keys are left out.

## Who stands higher

${table(
  ['sender', 'recipient', 'power mode'],
  powerCombinations().map(({ sender, recipient, power_mode }) => [sender, recipient, power_mode]),
)}

It steers tone and nothing else.

## Tone (${POLICY_VERSION})

${policyTable(['power_mode', 'low_confidence', 'communication_style', 'emotional_intensity'], 'tone', 0)}

## Directness

${policyTable(['power_mode', 'low_confidence', 'communication_style', 'surface'], 'directness', 1)}

\`weekly_harmony\` counts as \`weekly_feedback\` everywhere.

## Emotional temperature

${policyTable(['emotional_intensity', 'emotion_context', 'conflict_repair_preference'], 'emotional_temperature', 2)}

## Locales and lane

\`de\` stands for any language the classifier found, \`es-MX\` for any other one in the sender's profile. Locales are
compared by base language.

${table(
  ['found', 'confidence', "sender's profile", "recipient's profile", 'source', 'from', 'target', 'lane'],
  localeCombinations().map((row) => [
    row.detected,
    row.confidence,
    row.sender_profile,
    row.recipient_profile,
    row.source,
    row.source_from,
    row.target,
    row.lane,
  ]),
)}

## Routes of a new installation (${DEFAULT_ROUTING_TABLE.version})

${table(
  ['row', 'from', 'to', 'provider', 'model', 'mode', 'prompt', 'further attempts'],
  DEFAULT_ROUTING_TABLE.rows.map(
    ({ id, match, provider, model, execution_mode, prompt_version, max_retries }) => [
      id,
      match.source_language ?? '*',
      match.target_language ?? '*',
      provider,
      model,
      execution_mode,
      prompt_version,
      String(max_retries),
    ],
  ),
)}

No row fits: the request fails, and nothing is sent to anybody.
`;
}

type Value = 'tone' | 'directness' | 'emotional_temperature';

/** All combinations of the facts that one value depends on, checked against those it does not. */
function policyTable(keys: readonly (keyof PolicyFacts)[], value: Value, rule: number): string {
  const rows = new Map<string, readonly Cell[]>();
  for (const { policy, ...facts } of policyCombinations()) {
    const cells = keys.map((key) => facts[key]);
    const row = [...cells, policy[value], policy.rules[rule] ?? ''];
    const known = rows.get(cells.join('|'));
    if (known !== undefined && known.join('|') !== row.join('|'))
      throw new Error(`The ${value} depends on more than ${keys.join(', ')}.`);
    rows.set(cells.join('|'), row);
  }
  return table([...keys, value, 'row'], [...rows.values()]);
}

type Cell = string | boolean | null | PowerMode | EmotionContext;

function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.map(shown).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

function shown(cell: Cell): string {
  if (cell === null || cell === '') return 'none';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return cell;
}
