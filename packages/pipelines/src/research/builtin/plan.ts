import type { Json, ResearchPlan } from '@palimpsest/contracts';

/** Where one question ends and the next begins within a sentence. */
export const JOINT =
  /(?:(?<!\s)\s*[,;]|(?<![\s,;]))\s+(?:and|or)\s+(?=(?:how|why|what|when|where|which|who|does|do|did|is|are|was|were|can)\s)/i;
export const AUXILIARY = /^(?:does|do|did|is|are|was|were|can|could|will|would|has|have|should)\s+/i;

/** Subquestions are the parts a question already has: a rule must not invent what was not asked. */
export function writePlan(data: Json): ResearchPlan {
  const { question, most_subquestions: most } = data as { question: string; most_subquestions: number };
  const parts = question
    .split('?')
    .flatMap((each) => each.split(JOINT))
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
  const texts = parts.length === 0 ? [question.trim()] : parts;
  const subquestions = texts
    .slice(0, Math.max(1, most))
    .map((text, i) => ({ id: `q${i + 1}`, text: `${capital(text)}?` }));
  const hypotheses = texts
    .filter((text) => AUXILIARY.test(text))
    .slice(0, Math.max(1, most))
    .map((text, i) => ({ id: `h${i + 1}`, text: `${capital(text.replace(AUXILIARY, ''))}.` }));
  return { subquestions, hypotheses };
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
