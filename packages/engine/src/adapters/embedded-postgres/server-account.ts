import { EmbeddedDataFolderUnusableError } from '../../errors/embedded-data-folder-unusable-error.ts';
import { EmbeddedUnsupportedError } from '../../errors/embedded-unsupported-error.ts';
import type { Account } from './accounts.ts';
import { accountByUid, currentUid, serviceAccount } from './accounts.ts';

/**
 * As whom the server runs. PostgreSQL demands that its user owns the data folder and is not root, so:
 * the owner of the data folder; for a new one the owner of the home; and where that is root, a service
 * account. A process that is not root can only be itself.
 */
export function serverAccount({
  home,
  homeUid,
  dataUid,
}: {
  home: string;
  homeUid: number;
  dataUid?: number | undefined;
}): Account {
  const uid = currentUid();
  if (uid !== 0) return ownAccount(uid, home, dataUid);
  if (dataUid !== undefined && dataUid !== 0) return namedAccount(dataUid, home);
  if (homeUid !== 0) {
    const owner = accountByUid(homeUid);
    if (owner) return owner;
  }
  const service = serviceAccount();
  if (service) return service;
  throw new EmbeddedUnsupportedError({
    message:
      'PostgreSQL does not run as root, and this system has neither a user "postgres" nor a user "nobody" to run it as.',
    hint: 'Create one of these users, run Palimpsest as a normal user, or set DATABASE_URL.',
  });
}

/** Who may connect: root, and whoever owns the home folder (a mere service account may not). */
export function permittedUsers({ homeUid, account }: { homeUid: number; account: Account }): string[] {
  const owner = homeUid === 0 ? undefined : accountByUid(homeUid)?.name;
  return ['root', ...(owner ? [owner] : []), ...(currentUid() === account.uid ? [account.name] : [])];
}

function ownAccount(uid: number, home: string, dataUid: number | undefined): Account {
  if (dataUid !== undefined && dataUid !== uid) {
    const owner = accountByUid(dataUid)?.name ?? `uid ${dataUid}`;
    throw new EmbeddedDataFolderUnusableError({
      folder: home,
      message: `The database in ${home} belongs to ${owner}, and this process runs as ${accountByUid(uid)?.name ?? `uid ${uid}`}.`,
      hint: `Run Palimpsest as root or as ${owner}, or set PALIMPSEST_HOME to a folder of your own.`,
    });
  }
  return namedAccount(uid, home);
}

function namedAccount(uid: number, home: string): Account {
  const account = accountByUid(uid);
  if (account) return account;
  throw new EmbeddedUnsupportedError({
    message: `PostgreSQL must run as uid ${uid} for ${home}, but that uid has no name on this system (no entry in /etc/passwd), and PostgreSQL refuses such a user.`,
    hint: 'Add an entry for that uid to /etc/passwd, run as a user that has one, or set DATABASE_URL.',
  });
}
