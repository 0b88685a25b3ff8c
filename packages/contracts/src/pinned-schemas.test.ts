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
  citationReportSchema,
  classificationSchema,
  complaintAuditSchema,
  complaintEntrySchema,
  complaintReceiptSchema,
  criticOutputSchema,
  decisionSchema,
  draftSchema,
  earlyStopSchema,
  evaluatorOutputSchema,
  eventBodySchema,
  externalScoresRecordedSchema,
  fetchAnswerSchema,
  fetchRequestSchema,
  findingSchema,
  homeSchema,
  hydeFramingSchema,
  noRewriteSchema,
  orchestratorOutputSchema,
  recipientViewSchema,
  reflectionSchema,
  replayReportSchema,
  requestProblemSchema,
  researchBudgetSchema,
  researchClaimSchema,
  researcherOutputSchema,
  researchOutcomeSchema,
  researchPlanSchema,
  researchRunInputSchema,
  rewriteRequestSchema,
  rewriteRequestV1Schema,
  rewriteResponseSchema,
  rewriteResponseV1Schema,
  routingDecisionV1Schema,
  routingTableSchema,
  runEventSchemas,
  searchAnswerSchema,
  searchRequestSchema,
  senderViewSchema,
  signedCheckpointSchema,
  synthesisAnswerSchema,
  unappliedFeedbackSchema,
  verdictSchema,
  verifierOutputSchema,
  verifyReportSchema,
  weeklyEntrySchema,
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
  'complaint-entry/v1': [
    complaintEntrySchema,
    '5396dfebeb4e34163c14ce4a4f0f867159f466dcd48f580ce0084c7badc663ec',
  ],
  'complaint-weekly-entry/v1': [
    weeklyEntrySchema,
    '7b098ac5b8303dae0832260f46c766247922ff76a8a64261bf15c88bfdb89666',
  ],
  'complaint-home/v1': [homeSchema, '779f0153f852a3f692df689d6f9ae6fc19aea1118223198809a2989113fe3dd1'],
  'complaint-classification/v1': [
    classificationSchema,
    'fc84266642511e8197be2ddeb5ea110bb6b9a1ed0a71d4ddcc9dc4ca51fb70e0',
  ],
  'complaint-rewrite-request/v1': [
    rewriteRequestV1Schema,
    '8b0d0223e5ce4f875397e64034178e413796ae9b52c5e72b35e30908387ec59f',
  ],
  'complaint-rewrite-response/v1': [
    rewriteResponseV1Schema,
    'a6e8ea044ddb9913a37465f35043d40d3d64bcd1cd00f650191a25e640581d8b',
  ],
  'complaint-routing-table/v1': [
    routingTableSchema,
    '777fed560b650f5dfb15c06ec91fc1dc880107671d7ecefecbf407644b5fdab1',
  ],
  'complaint-routing-decision/v1': [
    routingDecisionV1Schema,
    '55b26b8b69d3f216351d65898c20dcfe4fb7f933ae9330c861f616cf319dbce5',
  ],
  'complaint-receipt/v1': [
    complaintReceiptSchema,
    '3562e9f6d92473e86788ef679ffd66a6c649a06aa3e11e6db6237e5b0895bfeb',
  ],
  'complaint-sender-view/v1': [
    senderViewSchema,
    '52cf590a25b38f8584f997fdf643fee67d92ef1dab7a33727a0591bfcc78d2b1',
  ],
  'complaint-recipient-view/v1': [
    recipientViewSchema,
    '8f525e2392eaf8580ec2f16eae9b89db6c6a778110cfbe94b7255f714d7a6405',
  ],
  'complaint-audit/v1': [
    complaintAuditSchema,
    'e3964482d2af11ed859de601d3387f12a7ec028c2f49e75ad8e2c39abd3b3de1',
  ],
  'research-orchestrator-output/v1': [
    orchestratorOutputSchema,
    'b27433a3bfd7e38a0c357738b9e4973bdec0bcbf48cae4a818f7eaa06eab19a6',
  ],
  'research-researcher-output/v1': [
    researcherOutputSchema,
    'db7a6761a85eb5cd19973ba63b0e1dfb26f5e3e6a40e402ca513abe0bdbb2215',
  ],
  'research-verifier-output/v1': [
    verifierOutputSchema,
    '696259a9247d26801b05c73845874e68bcd0326203f37afbf6c9c47a4360d9aa',
  ],
  'research-critic-output/v1': [
    criticOutputSchema,
    '05c2cff67e95ab2eb6b64bb398a362bac4d4031fef984a5f72357ce241b66f4a',
  ],
  'research-citation-report/v1': [
    citationReportSchema,
    '4bf962c5fa98a4b6fa0050a268f7d6c17f4b1fafe901f06ec27f5424796983e9',
  ],
  'research-evaluator-output/v1': [
    evaluatorOutputSchema,
    'e9b0735b1972688cdccb1f3c2a3524649d836b64a292b0474a7a60ac60d56340',
  ],
  'research-claim/v1': [
    researchClaimSchema,
    '248ce5ac2d427629ffef9fee0590780246cb0fcd39e117cb494fbd9b70e8cc35',
  ],
  'research-draft/v1': [draftSchema, 'ade82f09b3fc3ec735edaf3868c47401e94a41b55e975e321b07fa48919b4eb4'],
  'research-synthesis-answer/v1': [
    synthesisAnswerSchema,
    '20fa41e419a4b41f9bf0dbe62b3990f9e9f9440be707f392c5c444275bfb0016',
  ],
  'research-plan/v1': [
    researchPlanSchema,
    '9ab61dd7ca27cae455415d7e92ad8bffa5df2740229dd3e27e4603ccbfe955a7',
  ],
  'research-framing/v1': [
    hydeFramingSchema,
    'ec48438a191f829ef9f5c137c44e06ceb739968dbc8a8d3dc2915289e021d08f',
  ],
  'research-run-input/v1': [
    researchRunInputSchema,
    '64ac9c778aaf734b283b545e62428c62ef8b2a36f73deeca63fd4524c61feeaa',
  ],
  'research-budget/v1': [
    researchBudgetSchema,
    '99024e2198bb6ed8f25c863030bfcf41071242fecfff2a779e3b476fc527e71c',
  ],
  'research-outcome/v1': [
    researchOutcomeSchema,
    '0c4e853f18eeb375eecce03fa2edcc5c5ddae3c47596d281f3ecb324cc5fe2c3',
  ],
  'research-early-stop/v1': [
    earlyStopSchema,
    '33d790e0d4e6bda5fa1348342f777c3dbbf79562d6fd59862f9bb34e4f3839ee',
  ],
  'research-reflection/v1': [
    reflectionSchema,
    'a3424e274977062a8e791b65282f032a7b7f3808f0b9a979b4eba3aeda65146c',
  ],
  'research-search-request/v1': [
    searchRequestSchema,
    '85653f691b7efb7b2ecc025f16a942d8bd6fa712477f42d1f23fcc1123c30cca',
  ],
  'research-search-answer/v1': [
    searchAnswerSchema,
    'aa23a8a10280c71da952aaea4b840af1fa6497225ba58e264342ae5e5495ace2',
  ],
  'research-fetch-request/v1': [
    fetchRequestSchema,
    'a8d5522ba669cf8efd1440678bc1bdb48a61d1bf874ccab937c15be373315852',
  ],
  'research-fetch-answer/v1': [
    fetchAnswerSchema,
    '68ef3d90a0790225b199775a42258ba884d908a22cebfc176985c153f7f4d3ef',
  ],
};

describe('published contracts are pinned to their version', () => {
  it.each(Object.entries(pinned))('%s', (_name, [schema, hash]) => {
    const text = JSON.stringify(z.toJSONSchema(schema, { target: 'draft-2020-12' }));
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
  });
});
