import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeKey } from '../../adapters/crypto/key-files.ts';
import { createMasterKey } from '../../adapters/crypto/master-key.ts';
import { PalimpsestError } from '../../errors/palimpsest-error.ts';
import { type DoctorItem, fail, ok, warn } from './item.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const MASTER = { id: 'master-key', name: 'Master key' };
const SIGNING = { id: 'signing-key', name: 'Signing key' };
const LOST_HINT =
  'Put the file back from your backup, or set PALIMPSEST_MASTER_KEY. Without the key no text can be read; the events themselves are intact.';

export interface KeyQuestion {
  readonly home: string;
  readonly environment: Environment;
  /** The key the ledger was made with; null when it has none yet, undefined when no database could be asked. */
  readonly pinnedId: string | null | undefined;
}

export async function masterKeyItem({ home, environment, pinnedId }: KeyQuestion): Promise<DoctorItem> {
  const given = environment.PALIMPSEST_MASTER_KEY ?? '';
  if (given !== '') return checked('from PALIMPSEST_MASTER_KEY', given, 'PALIMPSEST_MASTER_KEY', pinnedId);
  if ((environment.PALIMPSEST_MASTER_KEY_COMMAND ?? '') !== '') {
    return ok(MASTER, 'from PALIMPSEST_MASTER_KEY_COMMAND, which is not run now');
  }
  const file = join(home, 'keys', 'master.key');
  if (!existsSync(file)) return missingMaster(file, home, pinnedId);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return fail(MASTER, `${file} cannot be read`, 'Check its owner and mode (0600).');
  }
  const item = checked(file, text, file, pinnedId);
  return item.status === 'ok' ? (looseMode(MASTER, file) ?? item) : item;
}

function missingMaster(file: string, home: string, pinnedId: KeyQuestion['pinnedId']): DoctorItem {
  const used = existsSync(join(home, 'keys', 'signing.key')) || existsSync(join(home, 'checkpoints'));
  if (typeof pinnedId === 'string' || (pinnedId === undefined && used)) {
    return fail(MASTER, `${file} is missing, but this ledger has texts sealed with it`, LOST_HINT);
  }
  return ok(MASTER, 'none yet; made at the first start');
}

function checked(
  detail: string,
  text: string,
  source: string,
  pinnedId: KeyQuestion['pinnedId'],
): DoctorItem {
  try {
    const { id } = createMasterKey(decodeKey(text, source));
    if (typeof pinnedId !== 'string' || id === pinnedId) return ok(MASTER, detail);
    return fail(MASTER, `${detail}: not the key this ledger was made with`, LOST_HINT);
  } catch (error) {
    if (!(error instanceof PalimpsestError)) throw error;
    return fail(MASTER, error.message, error.hint ?? LOST_HINT);
  }
}

export function signingKeyItem({ home, environment }: Pick<KeyQuestion, 'home' | 'environment'>): DoctorItem {
  if ((environment.PALIMPSEST_SIGNING_KEY ?? '') !== '') return ok(SIGNING, 'from PALIMPSEST_SIGNING_KEY');
  const file = join(home, 'keys', 'signing.key');
  if (existsSync(file)) return looseMode(SIGNING, file) ?? ok(SIGNING, file);
  if (!existsSync(join(home, 'checkpoints'))) return ok(SIGNING, 'none yet; made at the first start');
  return warn(
    SIGNING,
    `${file} is missing, but checkpoints were signed with it`,
    'Put the file back from your backup. Otherwise a new key is made, and auditors need its public half as well.',
  );
}

function looseMode(place: { id: string; name: string }, file: string): DoctorItem | undefined {
  const mode = statSync(file).mode & 0o777;
  if ((mode & 0o077) === 0) return undefined;
  return warn(
    place,
    `${file} can be read by others (mode 0${mode.toString(8)})`,
    `Run: chmod 600 ${file}. The next start does so by itself, but think about who may have read it.`,
  );
}
