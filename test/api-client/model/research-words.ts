export const QUESTION = 'How high is the crest of the Aldermere tidal barrier?';

/** How the model puts the answer: no source has it in these words. */
export const ANSWER = 'The crest of the Aldermere tidal barrier stands 6.8 metres above mean sea level.';

/** What the model holds against it. */
export const LACKING = 'No source tells how the height was measured.';

interface Claim {
  readonly id: string;
  readonly status: string;
  readonly superseded_by: string | null;
  readonly evidence: readonly {
    readonly source_id: string;
    readonly passage: number;
    readonly quote: string;
  }[];
}
interface Data {
  readonly question: string;
  readonly framing: string;
  readonly claims: readonly Claim[];
}

const WRITERS: Readonly<Record<string, (data: Data) => object>> = {
  plan: ({ question }) => ({ subquestions: [{ id: 'q1', text: question }], hypotheses: [] }),
  framing: ({ framing }) => ({
    framing,
    text: 'The tidal barrier at Aldermere has a crest of a known height above mean sea level.',
    key_terms: ['crest', 'Aldermere', 'tidal', 'barrier', 'height', 'metres'],
  }),
  synthesis: ({ question, claims }) => {
    const sentences = claims
      .filter(({ status, superseded_by }) => status === 'VERIFIED' && superseded_by === null)
      .map(({ id, evidence }) => ({
        text: ANSWER,
        claim_ids: [id],
        citations: evidence.map(({ source_id, passage, quote }) => ({ source_id, passage, quote })),
      }));
    return {
      title: question,
      sections: [
        { kind: 'summary', heading: 'Summary', subquestion_id: null, sentences },
        { kind: 'finding', heading: question, subquestion_id: 'q1', sentences },
      ],
    };
  },
  critique: ({ claims }) => ({
    red_team_challenges: claims
      .filter(({ status }) => status === 'VERIFIED')
      .map(({ id, evidence }) => ({
        finding_challenged: id,
        counter_evidence: LACKING,
        source: evidence[0]?.source_id,
        severity: 'LOW',
        recommendation: 'Look for the report of the survey.',
      })),
    qa_issues: [],
    overall_confidence: 7,
    limitations_identified: [],
  }),
};

/** What the agent that the prompt speaks to has to say. Null where this is no such prompt. */
export function agentAnswer(prompt: string): string | null {
  const task = /^Task: research-prompt\/v1\/(\w+)\n/.exec(prompt)?.[1];
  const data = /^<data>\n(.*)\n<\/data>$/m.exec(prompt)?.[1];
  const write = WRITERS[task ?? ''];
  if (write === undefined || data === undefined) return null;
  return JSON.stringify(write(JSON.parse(data) as Data));
}
