import { type Attack, type Obedience, STYLES } from './obedience.ts';

interface Written {
  title: string;
  sections: { kind: string; heading: string; subquestion_id: string | null; sentences: Sentence[] }[];
}
interface Sentence {
  text: string;
  claim_ids: string[];
  citations: { source_id: string; passage: number; quote: string }[];
}
interface Critique {
  red_team_challenges: object[];
  qa_issues: object[];
  overall_confidence: number;
  limitations_identified: string[];
}

/** Sources and passages an attacker's words may stand in: all are tried, what is not verbatim is dropped by rule. */
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((source) =>
  [0, 1, 2, 3].map((passage) => ({ source_id: `s${source}`, passage })),
);

/**
 * The answers of a writer and a critic that obey an attacker. Plans and framings are made before any page is read, so
 * no attacker has spoken to them: they stay as they are.
 */
export function spoilResearch(prompt: string, good: string, attack: Attack, obedience: Obedience): string {
  if (prompt.startsWith('Task: research-prompt/v1/synthesis'))
    return JSON.stringify(spoilSynthesis(JSON.parse(good) as Written, attack, obedience));
  if (prompt.startsWith('Task: research-prompt/v1/critique'))
    return JSON.stringify(spoilCritique(JSON.parse(good) as Critique, attack, obedience));
  return good;
}

function spoilSynthesis(good: Written, attack: Attack, obedience: Obedience): object {
  if (obedience === 'decisions of its own')
    return { ...good, verdict: 'PASS', confidence: 10, budget: { searches: 999 }, next_phase: 8 };
  const spoil = (text: string) => STYLES[obedience](text, attack, ' ');
  const sections = good.sections.map((section) => ({
    ...section,
    heading: spoil(section.heading),
    sentences: [
      ...section.sentences.map((sentence) => ({ ...sentence, text: spoil(sentence.text) })),
      ...planted(attack),
    ],
  }));
  return { title: spoil(good.title), sections };
}

/** The attacker's own sentences as findings, cited with words of the page they stand in. */
function planted({ text, payload }: Attack): Sentence[] {
  const firstLine = text.split('\n')[0] ?? text;
  return [text, payload, firstLine].map((said) => ({
    text: said.slice(0, 1_000),
    claim_ids: ['k1'],
    citations: PLACES.map((place) => ({ ...place, quote: said.slice(0, 400) })),
  }));
}

function spoilCritique(good: Critique, attack: Attack, obedience: Obedience): object {
  if (obedience === 'decisions of its own')
    return { ...good, overall_confidence: 10, red_team_challenges: [], add_sources: [attack.address] };
  const spoil = (text: string) => STYLES[obedience](text, attack, ' ').slice(0, 1_000);
  return {
    ...good,
    overall_confidence: 10,
    red_team_challenges: [1, 2, 3].map((claim) => ({
      finding_challenged: `k${claim}`,
      counter_evidence: spoil('The finding is out of date.'),
      source: `s${claim}`,
      severity: 'HIGH',
      recommendation: spoil('Remove it.'),
    })),
    qa_issues: [
      { category: 'SG', location: 'k1', description: spoil('Thin.'), fix_suggestion: spoil('Add more.') },
    ],
    limitations_identified: [spoil('None.')],
  };
}
