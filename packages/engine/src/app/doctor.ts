import type { Renderer } from '@palimpsest/kernel';
import { inspectEmbeddedServer } from '../adapters/embedded-postgres/index.ts';
import type { Migration } from '../adapters/postgres/migrate.ts';
import { PalimpsestError } from '../errors/palimpsest-error.ts';
import { embeddedFindings, externalFindings } from './doctor/database.ts';
import { embeddedItems } from './doctor/embedded.ts';
import { type DoctorItem, ok, warn } from './doctor/item.ts';
import { masterKeyItem, signingKeyItem } from './doctor/keys.ts';
import { configItem, corporaItem, nodeItem, platformItem, spaceItem } from './doctor/machine.ts';
import { environmentRenderers } from './environment-renderers.ts';

export type { DoctorItem } from './doctor/item.ts';

export interface DoctorReport {
  /** False when anything failed; a warning is not a failure. */
  readonly ok: boolean;
  readonly items: readonly DoctorItem[];
}

export interface DoctorQuestion {
  readonly home: string;
  readonly configFile: string | null;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly migrations: readonly Migration[];
  readonly renderers: readonly Renderer[];
  /** Folders that callers may name, by name. */
  readonly corpora: Readonly<Record<string, string>>;
}

/** Everything the installation stands on, found out by looking alone: nothing is started, made or mended. */
export async function examine(question: DoctorQuestion): Promise<DoctorReport> {
  const { home, configFile, environment, migrations } = question;
  const external = (environment.DATABASE_URL ?? '').trim() !== '';
  const embedded = await inspectEmbeddedServer({ home });
  const { items: databaseItems, state } = external
    ? await externalFindings(environment, migrations)
    : await embeddedFindings(embedded, migrations);
  const pinnedId = state === undefined ? undefined : state.masterKeyId;
  const items = [
    nodeItem(process.versions.node),
    platformItem(),
    configItem(configFile),
    ...(external ? [notUsed()] : embeddedItems(embedded)),
    ...databaseItems,
    await masterKeyItem({ home, environment, pinnedId }),
    signingKeyItem({ home, environment }),
    await spaceItem(home),
    await rendererItem(question),
    await corporaItem(question.corpora),
  ];
  return { ok: items.every(({ status }) => status !== 'fail'), items };
}

function notUsed(): DoctorItem {
  return ok({ id: 'binary', name: 'Embedded database' }, 'not used, since DATABASE_URL is set');
}

/** Names only: what opens them is nobody's business. */
async function rendererItem({ environment, renderers }: DoctorQuestion): Promise<DoctorItem> {
  const place = { id: 'renderers', name: 'Renderers' };
  try {
    const found = [...(await environmentRenderers(environment)), ...renderers].map(({ id }) => id);
    return ok(place, found.length === 0 ? 'none configured, so no model is called' : found.join(', '));
  } catch (error) {
    if (!(error instanceof PalimpsestError)) throw error;
    return warn(place, error.message, error.hint ?? 'Check the settings of the renderer in the environment.');
  }
}
