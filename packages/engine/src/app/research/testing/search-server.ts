/** For tests of the command, which may not reach into adapters. */
export { startSearchServer } from '../../../adapters/search/testing/search-server.ts';
