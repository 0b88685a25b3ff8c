import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  blogEvaluationSchema,
  blogOutcomeSchema,
  blogRunInputSchema,
  blogRunResultSchema,
  blogSettingsSchema,
  blogTriggerSchema,
  bundleSchema,
  checkpointBodySchema,
  decisionSchema,
  eventBodySchema,
  externalScoresRecordedSchema,
  findingSchema,
  noRewriteSchema,
  replayReportSchema,
  requestProblemSchema,
  rewriteRequestSchema,
  rewriteResponseSchema,
  runEventSchemas,
  signedCheckpointSchema,
  unappliedFeedbackSchema,
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
  'assessment-rewrite-request/v1': [
    rewriteRequestSchema,
    'fe6339aa433dc53d2ea3096420bc7aca89d8c2287fba6e3417ec9a6366745fbb',
  ],
  'assessment-rewrite-response/v1': [
    rewriteResponseSchema,
    'ac393b424286cd2e708fe41b8864393dda2bed945649b3733201c11e6eaaf1ce',
  ],
  'assessment-unapplied-feedback/v1': [
    unappliedFeedbackSchema,
    '69c8c371162d54e70747d6ab468873e44754df62bb7a5741dc8dd01e572c00e1',
  ],
  'assessment-request-problem/v1': [
    requestProblemSchema,
    '8e87327211f168291cf31fbc099f94831a563fab410a87bbf0889c97aa132571',
  ],
  'run-events/v1': [
    z.strictObject(runEventSchemas),
    '40ea79e7799040e1c914b95922d23f56109ddd7739b04996ba0d4598d0c55737',
  ],
  'blog-evaluation/v1': [
    blogEvaluationSchema,
    'a8407d8f3783bbd9d656f661387c7243cd93895f3c375f38998825313b8bed1e',
  ],
  'blog-trigger/v1': [blogTriggerSchema, '86d6b0d058bea5b4807bcabe5ca9c8112563b21c08ddbd267057cdea153b007b'],
  'blog-no-rewrite/v1': [noRewriteSchema, 'bfd428e9c335560c18b0074beea862ec7607d686dbac649228067b4b3f660504'],
  'blog-settings/v1': [
    blogSettingsSchema,
    '30981591908866a180bf831817904b6fb12150edda9eb230c334d7c5e49fd656',
  ],
  'blog-run-input/v1': [
    blogRunInputSchema,
    '97b23b34d76c21cedd38806c07fed6146df52154f06a219b7c58019995dc30ac',
  ],
  'blog-external-scores-recorded/v1': [
    externalScoresRecordedSchema,
    'd3a1fce56a472d0a46e58f465ec7d54dc9a81649cc53b407c382b73636694f55',
  ],
  'blog-outcome/v1': [blogOutcomeSchema, 'bb93dd556ef399adfb6d0e0a59c5c0b9fbbdcaf1ab216edb69760d5f5a8270f4'],
  'blog-run-result/v1': [
    blogRunResultSchema,
    'c272a4d88ae6d2d681e83616ae92a573c1102bc21eb71110b9a078fb7cc1d693',
  ],
};

describe('published contracts are pinned to their version', () => {
  it.each(Object.entries(pinned))('%s', (_name, [schema, hash]) => {
    const text = JSON.stringify(z.toJSONSchema(schema, { target: 'draft-2020-12' }));
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
  });
});
