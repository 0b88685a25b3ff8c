import type { EmbeddedServerReport } from '../../adapters/embedded-postgres/index.ts';
import { type DoctorItem, fail, ok, warn } from './item.ts';

const BINARY = { id: 'binary', name: 'Embedded database' };
const FOLDER = { id: 'data-folder', name: 'Data folder' };
const SERVER = { id: 'server', name: 'Database server' };
const ACCOUNT = { id: 'account', name: 'Server runs as' };

/** What there is to say of the embedded server while DATABASE_URL is not set. */
export function embeddedItems(report: EmbeddedServerReport): DoctorItem[] {
  const unsupported = report.problems.find(({ code }) => code === 'embedded_unsupported');
  const others = report.problems.filter((problem) => problem !== unsupported);
  const [first, ...further] = others;
  const withoutBinary = unsupported !== undefined && report.binary.folder === null;
  const items = [
    withoutBinary ? fail(BINARY, unsupported.message, unsupported.hint ?? '') : binaryItem(report),
    first === undefined ? folderItem(report) : fail(FOLDER, first.message, first.hint ?? ''),
    ...further.map(({ message, hint }) => fail(FOLDER, message, hint ?? '')),
    serverItem(report),
  ];
  if (unsupported !== undefined && !withoutBinary) {
    items.push(fail(ACCOUNT, unsupported.message, unsupported.hint ?? ''));
  } else if (report.startAs !== null) {
    items.push(accountItem(report.startAs, report.user.uid));
  }
  return items;
}

function binaryItem({ binary }: EmbeddedServerReport): DoctorItem {
  const version = binary.version?.split('-')[0]?.replace(/\.0$/, '') ?? '';
  const links = binary.missingLinks === 0 ? '' : ', libraries to be linked at the first start';
  return ok(BINARY, `PostgreSQL ${version} (${binary.package})${links}`);
}

function folderItem({ home, dataFolder }: EmbeddedServerReport): DoctorItem {
  if (!home.exists) return ok(FOLDER, `${home.path}, made at the first start`);
  if (!dataFolder.exists) return ok(FOLDER, `${home.path}, without a database; the next start makes it`);
  return ok(FOLDER, `${home.path}, written by PostgreSQL ${dataFolder.version ?? '(not finished)'}`);
}

function serverItem({ server, log }: EmbeddedServerReport): DoctorItem {
  if (server.running) return ok(SERVER, `running, process ${server.pid}`);
  if (server.startingPid !== null) return ok(SERVER, `being started by process ${server.startingPid}`);
  if (server.stalePid === null) return ok(SERVER, 'not running; it is started when needed');
  return warn(
    SERVER,
    `not running; the last one (process ${server.stalePid}) was killed`,
    `The next start recovers by itself. If it was not you who killed it, see ${log}.`,
  );
}

function accountItem(account: { uid: number; name: string }, uid: number): DoctorItem {
  const reason = account.uid === uid ? '' : ', since PostgreSQL refuses to run as root';
  return ok(ACCOUNT, `${account.name} (uid ${account.uid})${reason}`);
}
