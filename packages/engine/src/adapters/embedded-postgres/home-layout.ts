import { join, resolve } from 'node:path';

/** Where everything sits below the home folder. Nothing else of the launcher knows these names. */
export interface HomeLayout {
  readonly home: string;
  readonly data: string;
  readonly log: string;
  readonly startLock: string;
  /** Copies of the binaries, made only when the installed package lacks its links and is read-only. */
  readonly binaries: string;
  /** Folders in which initdb works before they are renamed to `data`. */
  readonly initPrefix: string;
}

export const port = 5432;
export const role = 'palimpsest';
export const database = 'palimpsest';
export const socketName = `.s.PGSQL.${port}`;

export function homeLayout(home: string): HomeLayout {
  const absolute = resolve(home);
  return {
    home: absolute,
    data: join(absolute, 'postgres'),
    log: join(absolute, 'postgres.log'),
    startLock: join(absolute, 'postgres.start-lock'),
    binaries: join(absolute, 'postgres-binaries'),
    initPrefix: 'postgres-init-',
  };
}
