import { role } from './home-layout.ts';

/**
 * Given on the command line at every start, so that an older data folder follows a newer launcher and
 * nobody can switch durability off by editing a file.
 */
export function serverSettings(mark: string): string[] {
  const settings: Record<string, string> = {
    // Found by this name in the process table, see process-table.ts.
    cluster_name: mark,
    listen_addresses: '',
    max_connections: '200',
    shared_buffers: '128MB',
    fsync: 'on',
    full_page_writes: 'on',
    // Erasure must be able to get rid of old log segments, so none is kept for re-use.
    wal_recycle: 'off',
    // Zeroed segments own their disk space: a full disk is met when a segment is made, not in a commit.
    wal_init_zero: 'on',
    min_wal_size: '32MB',
    max_wal_size: '256MB',
    // Cleaning up is held back to the same pace however many do it; three at once would take a small machine's processors.
    autovacuum_max_workers: '1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Never used here; without it the server has a process less.
    max_logical_replication_workers: '0',
    log_destination: 'stderr',
    logging_collector: 'off',
    // Nothing a user wrote may reach the log: no statements, no parameters, no row in an error's detail,
    // and no ERROR lines at all, since messages such as "invalid input syntax" quote the value.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    log_statement: 'none',
    log_min_duration_statement: '-1',
    log_checkpoints: 'off',
    log_autovacuum_min_duration: '-1',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Only the local socket, and only users whom the operating system vouches for. */
export const hostBasedAuthentication = `# Written by Palimpsest at every start.
local all ${role} peer map=palimpsest
`;

export function identityMap(userNames: readonly string[]): string {
  const lines = [...new Set(userNames)].map((name) => `palimpsest "${name.replaceAll('"', '""')}" ${role}`);
  return `# Written by Palimpsest at every start: who may be "${role}".\n${lines.join('\n')}\n`;
}
