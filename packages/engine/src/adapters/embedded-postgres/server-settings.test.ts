import { describe, expect, it } from 'vitest';
import { identityMap, serverSettings } from './server-settings.ts';
import { majorOf } from './start-server.ts';

describe('server settings', () => {
  it('keep durability on and words out of the log', () => {
    const settings = serverSettings('palimpsest-1-2').join(' ');
    for (const wanted of [
      'fsync=on',
      'wal_recycle=off',
      'log_min_error_statement=panic',
      'listen_addresses= ',
    ]) {
      expect(settings).toContain(wanted);
    }
  });

  it('map each permitted user once, whatever the name', () => {
    const lines = identityMap(['root', 'root', 'an "odd" name']).trim().split('\n').slice(1);
    expect(lines).toEqual(['palimpsest "root" palimpsest', 'palimpsest "an ""odd"" name" palimpsest']);
  });

  it('compare versions by their first number', () => {
    expect([majorOf('18'), majorOf('18.4.0-beta.17'), majorOf('9.6')]).toEqual([18, 18, 9]);
  });
});
