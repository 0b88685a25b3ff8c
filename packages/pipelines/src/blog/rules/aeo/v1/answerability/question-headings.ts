import type { AnalysedBlock } from '../../../../analysis.ts';
import { plain } from '../phrases.ts';
import { QUESTION_WORDS, VERBS_AFTER_QUESTION } from '../words/question-words.ts';

/** Whether a heading asks: by its mark, or by a question word followed by a verb or a subject. */
export function isQuestionHeading(heading: AnalysedBlock): boolean {
  if (heading.text.trimEnd().endsWith('?')) return true;
  const [first, second] = heading.words;
  if (first === undefined || second === undefined) return false;
  const lower = plain(first);
  if (!QUESTION_WORDS.has(lower)) return false;
  return lower === 'how' || lower === 'why' || VERBS_AFTER_QUESTION.has(plain(second));
}
