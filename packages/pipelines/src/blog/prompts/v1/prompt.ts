/** The version of the locked template; it is on record with every cycle. */
export const PROMPT_VERSION = 'blog-prompt/v1';

const BEFORE_CONTENT = `You are a content rewriter. Your task is to rewrite the following blog post to address specific quality issues.

ORIGINAL CONTENT:
---
`;
const BEFORE_FIXES = `
---

REQUIRED FIXES:
`;
const AFTER_FIXES = `

STRICT PROHIBITIONS:
- Do NOT add new facts, statistics, or claims not present in the original
- Do NOT change the core message or argument
- Do NOT alter technical accuracy
- Do NOT expand content length by more than 10%
- Do NOT change tone unless explicitly instructed

OUTPUT REQUIREMENTS:
- Return ONLY the rewritten content
- Maintain markdown formatting
- Preserve all existing citations and links

Begin rewrite:`;

/** The specification's template to the byte, without a line end after its last line. */
export const PROMPT_TEMPLATE = `${BEFORE_CONTENT}{original_content}${BEFORE_FIXES}{fix_instructions}${AFTER_FIXES}`;

export interface PromptParts {
  readonly originalContent: string;
  /** Each with its leading dash, as the rule set gives them. */
  readonly fixInstructions: readonly string[];
}

/** Puts the parts side by side: nothing inside a post is ever taken for a placeholder or a pattern. */
export function fillPrompt({ originalContent, fixInstructions }: PromptParts): string {
  return `${BEFORE_CONTENT}${originalContent}${BEFORE_FIXES}${fixInstructions.join('\n')}${AFTER_FIXES}`;
}

/**
 * The parts of a filled prompt again, or null where it is none. A post may hold the very lines that end it, so the
 * last such place counts: no instruction contains them.
 */
export function readPrompt(prompt: string): PromptParts | null {
  if (!prompt.startsWith(BEFORE_CONTENT) || !prompt.endsWith(AFTER_FIXES)) return null;
  const last = prompt.length - AFTER_FIXES.length;
  const marker = prompt.lastIndexOf(BEFORE_FIXES, last - BEFORE_FIXES.length);
  if (marker < BEFORE_CONTENT.length) return null;
  const fixes = prompt.slice(marker + BEFORE_FIXES.length, last);
  return {
    originalContent: prompt.slice(BEFORE_CONTENT.length, marker),
    fixInstructions: fixes === '' ? [] : fixes.split('\n'),
  };
}
