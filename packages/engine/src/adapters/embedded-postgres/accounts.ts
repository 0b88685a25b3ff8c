import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** An operating system user as PostgreSQL needs it: the server and `peer` look the name up by uid. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

export function currentUid(): number {
  // Without getuid there are no unix users, and then there is no supported binary either.
  return process.getuid?.() ?? -1;
}

export function accountByUid(uid: number): Account | undefined {
  return passwdEntries().find((entry) => entry.uid === uid) ?? askSystem(String(uid));
}

function accountByName(name: string): Account | undefined {
  return passwdEntries().find((entry) => entry.name === name) ?? askSystem(name);
}

/** The unprivileged account for a server that root starts: PostgreSQL refuses to run as root. */
export function serviceAccount(): Account | undefined {
  return [accountByName('postgres'), accountByName('nobody')].find((account) => account && account.uid > 0);
}

function passwdEntries(): Account[] {
  let text: string;
  try {
    text = readFileSync('/etc/passwd', 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

/** Users from a directory service (LDAP, macOS) are not in /etc/passwd; `id` knows them. */
function askSystem(user: string): Account | undefined {
  const ask = (flag: string): string =>
    execFileSync('id', [...flag.split(' '), user], {
      encoding: 'utf8',
      timeout: 5_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    const account = { name: ask('-u -n'), uid: Number(ask('-u')), gid: Number(ask('-g')) };
    // `id` answers a bare number for a uid without a name; PostgreSQL would refuse such a user.
    return Number.isInteger(account.uid) && account.uid >= 0 && account.name !== String(account.uid)
      ? account
      : undefined;
  } catch {
    return undefined;
  }
}
