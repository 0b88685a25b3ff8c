import { startSearchServer } from '../../../adapters/search/testing/search-server.ts';

/** For tests of the command, which may not reach into adapters. */
export const searchServer: typeof startSearchServer = (...given) => startSearchServer(...given);
