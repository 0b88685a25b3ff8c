import type { EffectiveConfig } from '@palimpsest/contracts';
import type { Cli } from '../cli.ts';
import { type ExitCode, FINE } from '../exit-codes.ts';
import { table } from '../layout.ts';
import { explainSettings } from '../settings.ts';

/** Every setting in force and where it was said. No secret can be among them: of those only the names are known here. */
export async function printConfig({ terminal, flags, world }: Cli): Promise<ExitCode> {
  const { settings, origins } = await explainSettings(flags, world);
  const effective: EffectiveConfig = { configFile: settings.configFile, settings: origins };
  if (flags.json === true) terminal.json(effective);
  else terminal.data(shown(effective));
  return FINE;
}

function shown({ configFile, settings }: EffectiveConfig): string {
  const rows = Object.entries(settings).map(([key, { value, from, by }]) => [
    key,
    valueWords(value),
    by === undefined ? from : `${from} (${by})`,
  ]);
  return [`Configuration file: ${configFile ?? 'none'}`, '', table(['SETTING', 'VALUE', 'FROM'], rows)].join(
    '\n',
  );
}

function valueWords(value: EffectiveConfig['settings'][string]['value']): string {
  if (value === null) return '-';
  if (typeof value !== 'object') return String(value);
  const entries = Array.isArray(value)
    ? value.map(String)
    : Object.entries(value).map(([name, inside]) => `${name}=${String(inside)}`);
  return entries.length === 0 ? '-' : entries.join(', ');
}
