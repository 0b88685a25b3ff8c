import { type Draft, type Json, synthesisAnswerSchema } from '@palimpsest/contracts';
import { canonicalJson, type EventDraft, type Step } from '@palimpsest/kernel';
import type { Analysis } from '../analysis.ts';
import { askAgent } from '../ask-agent.ts';
import { limitationsSection } from '../reflexion/fix-draft.ts';
import type { DroppedSentence, ResearchState } from '../state.ts';
import { acceptDraft, numbered } from './accept-draft.ts';
import { completePhase } from './boundary.ts';
import { withOwnHeadings } from './headings.ts';
import { limitationsOf } from './limitations.ts';
import { synthesisData } from './synthesis-data.ts';
import { soundEvidence } from './triangulate.ts';

/** Phase 5: the actor writes from claims; rules keep what the cited passages carry, and add the limitations. */
export function synthesize(state: ResearchState, analysis: Analysis): readonly Step[] {
  const asked = askAgent(state, {
    key: 'synthesis',
    role: 'actor',
    phase: 5,
    task: 'synthesis',
    data: synthesisData(state) as unknown as Json,
    schema: synthesisAnswerSchema,
    maxOutputTokens: 16_000,
  });
  if (asked.kind === 'steps') return asked.steps;
  const claims = state.triangulation?.claims ?? [];
  const accepted = acceptDraft(asked.output, soundEvidence(state), claims, analysis, state.question);
  const { dropped } = accepted;
  const draft = withOwnHeadings(
    accepted.draft,
    state.question,
    state.plan ?? { subquestions: [], hypotheses: [] },
    claims,
  );
  const limits = limitationsOf({
    ...state,
    draft,
    dropped: [...state.dropped, ...dropped],
  }).map(({ text }) => text);
  const whole = numbered(draft.title, [...draft.sections, ...section(limits)]);
  return [{ kind: 'record', events: [draftEvent(1, whole, dropped), completePhase(5)] }];
}

function section(texts: readonly string[]) {
  return texts.length === 0 ? [] : [limitationsSection(texts)];
}

export function draftEvent(version: number, draft: Draft, dropped: readonly DroppedSentence[]): EventDraft {
  return {
    type: 'draft-recorded',
    payload: {
      version,
      sections: draft.sections.length,
      sentences: draft.sections.reduce((sum, { sentences }) => sum + sentences.length, 0),
      citations: draft.sections.reduce(
        (sum, { sentences }) => sum + sentences.reduce((all, each) => all + each.citations.length, 0),
        0,
      ),
      dropped: dropped.map((each) => ({ ...each })),
    },
    texts: { draft: canonicalJson(draft) },
  };
}
