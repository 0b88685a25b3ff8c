import type { QaCode } from '@palimpsest/contracts';

/** The ten codes of a quality audit and what each one means. */
export const QA_TABLE: Readonly<Record<QaCode, { readonly name: string; readonly meaning: string }>> = {
  CD: {
    name: 'citation defect',
    meaning: 'A citation is dead, not verbatim, or does not carry its sentence.',
  },
  ME: { name: 'missing evidence', meaning: 'A statement has no source.' },
  IV: {
    name: 'independence violated',
    meaning: 'Sources that depend on each other are counted as several.',
  },
  NE: { name: 'numeric error', meaning: 'A number, unit or date differs from its source.' },
  SC: {
    name: 'scope',
    meaning: 'A subquestion is left open, or a section leaves the question.',
  },
  SG: { name: 'source grade', meaning: 'A finding rests on sources of grade D or E alone.' },
  CM: { name: 'contradiction missed', meaning: 'Sources disagree and the draft does not say so.' },
  HL: { name: 'hallucination', meaning: 'Words, names or sources that no fetched text has.' },
  CT: {
    name: 'currency in time',
    meaning: 'A superseded or stale value is given as the answer.',
  },
  SD: { name: 'synthesis drift', meaning: 'A sentence says more than its source does.' },
};
