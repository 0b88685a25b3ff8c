/** What the ledger itself is made of, for whoever needs no pipeline's shapes: loading all of them takes longer. */
export * from '../audit.ts';
export * from '../event.ts';
export * from '../ids.ts';
export * from '../json.ts';
export * from '../run-events.ts';
