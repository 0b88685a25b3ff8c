import { defineRuleSet } from '@palimpsest/kernel';
import type { BlogGuard } from './blog-guard.ts';
import { addressAdded } from './hard/address-added.ts';
import { blockKindAdded } from './hard/block-kind-added.ts';
import { blockKindLost } from './hard/block-kind-lost.ts';
import { callAdded } from './hard/call-added.ts';
import { chatPreamble } from './hard/chat-preamble.ts';
import { citationLost } from './hard/citation-lost.ts';
import { claimAdded } from './hard/claim-added.ts';
import { codeChanged } from './hard/code-changed.ts';
import { emptyOutput } from './hard/empty-output.ts';
import { frontMatterChanged } from './hard/front-matter-changed.ts';
import { headingClaim } from './hard/heading-claim.ts';
import { hiddenCharacters } from './hard/hidden-characters.ts';
import { htmlAdded } from './hard/html-added.ts';
import { linkAdded } from './hard/link-added.ts';
import { linkLost } from './hard/link-lost.ts';
import { lostEntity } from './hard/lost-entity.ts';
import { lostQuantity } from './hard/lost-quantity.ts';
import { mentionsRewrite } from './hard/mentions-rewrite.ts';
import { movedEntity } from './hard/moved-entity.ts';
import { movedQuantity } from './hard/moved-quantity.ts';
import { negationFlipped } from './hard/negation-flipped.ts';
import { newEntity } from './hard/new-entity.ts';
import { newQuantity } from './hard/new-quantity.ts';
import { orderFollowed } from './hard/order-followed.ts';
import { passageLost } from './hard/passage-lost.ts';
import { protectedTerm } from './hard/protected-term.ts';
import { quoteChanged } from './hard/quote-changed.ts';
import { sentencesUnmatched } from './hard/sentences-unmatched.ts';
import { tooLong } from './hard/too-long.ts';
import { trailingCommentary } from './hard/trailing-commentary.ts';
import { truncated } from './hard/truncated.ts';
import { twoDrafts } from './hard/two-drafts.ts';
import { toneChanged } from './soft/tone-changed.ts';
import { unsupportedSentence } from './soft/unsupported-sentence.ts';

/** Every guard on a rewritten post, in the order in which verdicts are shown. */
export const blogGuards: readonly BlogGuard[] = [
  emptyOutput,
  truncated,
  tooLong,
  chatPreamble,
  trailingCommentary,
  mentionsRewrite,
  twoDrafts,
  frontMatterChanged,
  codeChanged,
  quoteChanged,
  linkLost,
  linkAdded,
  addressAdded,
  citationLost,
  protectedTerm,
  htmlAdded,
  hiddenCharacters,
  blockKindLost,
  blockKindAdded,
  headingClaim,
  newQuantity,
  lostQuantity,
  movedQuantity,
  newEntity,
  lostEntity,
  movedEntity,
  negationFlipped,
  sentencesUnmatched,
  claimAdded,
  callAdded,
  orderFollowed,
  passageLost,
  unsupportedSentence,
  toneChanged,
];

/** The guards as rules, for the reference. */
export const blogGuardRules = defineRuleSet({
  id: 'blog-guards',
  version: 'v1',
  parameters: { mostAddedWords: 0.1, mostUnmatchedSentences: 0.15 },
  rules: blogGuards.map(({ id, severity, summary, why }) => ({ id, severity, summary, why })),
  decisions: {},
});
