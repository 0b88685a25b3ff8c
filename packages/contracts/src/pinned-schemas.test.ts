import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  bundleSchema,
  checkpointBodySchema,
  decisionSchema,
  eventBodySchema,
  findingSchema,
  replayReportSchema,
  runEventSchemas,
  signedCheckpointSchema,
  verdictSchema,
  verifyReportSchema,
} from './index.ts';

/**
 * What others build on does not change under its version: each published JSON Schema is pinned by its hash. When
 * one of these fails, give the contract a new version; do not just write down the new hash.
 */
const pinned: Record<string, [z.ZodType, string]> = {
  'palimpsest/event/v1': [
    eventBodySchema,
    '9ea1ae863fcbcefb3667008499b32993b330737625059792ae00d8222f2c0ddc',
  ],
  'palimpsest/checkpoint/v1': [
    checkpointBodySchema,
    'b8a617c9ec0267bc3d565f2d40472f0a4fbb2d594df4ae15481285d10f53e368',
  ],
  'palimpsest/bundle/v1': [bundleSchema, '6a0be54276e12df6c12861706e6161b0dc2fbb34c459c7c485f00677eb62aeed'],
  'signed-checkpoint/v1': [
    signedCheckpointSchema,
    'e84fa09c287fde4896ee38a504b6cd0212aa224daaabbd0f326b42aeb53dbc87',
  ],
  'decision/v1': [decisionSchema, '83b3d4fffbb6fd01f5f13facdc024d32f03b8290285f361977d6e6751c903cea'],
  'finding/v1': [findingSchema, 'be2c12bfd59c431489f0e4e6a2a16322894fdfae194c122e3b20087b7d218d4c'],
  'verdict/v1': [verdictSchema, '31967ad0cb21361a7292a17ccbd34f1b2f896924e49b901df0024d03aa14d159'],
  'verify-report/v1': [
    verifyReportSchema,
    '9ca8609345d4e0a719e4e3993aedff03ff50f744e3e538abe879ee8f1260449b',
  ],
  'replay-report/v1': [
    replayReportSchema,
    '32a1628f4e2bcb4378522ed885c75a9d068babed2569a5a19207a00d35a1745a',
  ],
  'run-events/v1': [
    z.strictObject(runEventSchemas),
    '40ea79e7799040e1c914b95922d23f56109ddd7739b04996ba0d4598d0c55737',
  ],
};

describe('published contracts are pinned to their version', () => {
  it.each(Object.entries(pinned))('%s', (_name, [schema, hash]) => {
    const text = JSON.stringify(z.toJSONSchema(schema, { target: 'draft-2020-12' }));
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
  });
});
