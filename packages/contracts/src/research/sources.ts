import { z } from 'zod';

/** What a search step asks. `corpus` and `snapshot` name a folder that was read; the rest narrows the search. */
export const searchRequestSchema = z.strictObject({
  query: z.string().min(1),
  top: z.int().min(1).max(100),
  corpus: z.string().exactOptional(),
  snapshot: z.string().exactOptional(),
  domains: z.array(z.string()).exactOptional(),
  since: z.string().exactOptional(),
});
export type SearchRequest = z.infer<typeof searchRequestSchema>;

export const searchResultSchema = z.strictObject({
  address: z.string().min(1),
  title: z.string(),
  snippet: z.string(),
  date: z.string().nullable(),
  publisher: z.string().nullable(),
  score: z.number(),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

/** The recorded answer of a search. `note` says what a person should know, e.g. that results were cut. */
export const searchAnswerSchema = z.strictObject({
  results: z.array(searchResultSchema),
  note: z.string().exactOptional(),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

/** What a fetch step asks. With `head` only the status is wanted: the check of a citation. */
export const fetchRequestSchema = z.strictObject({
  address: z.string().min(1),
  corpus: z.string().exactOptional(),
  snapshot: z.string().exactOptional(),
  head: z.literal(true).exactOptional(),
});
export type FetchRequest = z.infer<typeof fetchRequestSchema>;

export const urlStatusSchema = z.enum(['LIVE', 'DEAD', 'PAYWALL', 'REDIRECT']);
export type UrlStatus = z.infer<typeof urlStatusSchema>;

/** A piece of a document with the reference by which a reader finds it: `§ Results`, `p. 3`, `¶ 4`. */
export const passageSchema = z.strictObject({ ref: z.string(), text: z.string() });
export type Passage = z.infer<typeof passageSchema>;

export const linkSchema = z.strictObject({ text: z.string(), address: z.string() });

const fetched = {
  address: z.string().min(1),
  /** Where it was found in the end; differs from `address` after a redirect. */
  finalAddress: z.string().min(1),
  status: urlStatusSchema,
  /** When it was looked at: ISO, UTC. */
  checkedAt: z.string(),
  contentType: z.string(),
  title: z.string(),
  authors: z.array(z.string()),
  publisher: z.string().nullable(),
  /** The registrable domain. */
  domain: z.string().nullable(),
  /** ISO date of publication. */
  date: z.string().nullable(),
  funding: z.string().nullable(),
  supersedes: z.string().nullable(),
  derivedFrom: z.string().nullable(),
  passages: z.array(passageSchema),
  links: z.array(linkSchema),
  note: z.string().exactOptional(),
};

/** The recorded answer of a fetch. Its words are data and nothing else. */
export const fetchAnswerSchema = z.strictObject(fetched);
export type FetchAnswer = z.infer<typeof fetchAnswerSchema>;

/** A fetched document under the id by which a run speaks of it: `s1`, `s2`, ... */
export const sourceDocumentSchema = z.strictObject({ id: z.string().regex(/^s[1-9]\d{0,3}$/), ...fetched });
export type SourceDocument = z.infer<typeof sourceDocumentSchema>;
