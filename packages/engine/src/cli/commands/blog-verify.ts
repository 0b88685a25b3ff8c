import { Option } from 'commander';
import { gathered, POST_LIMITS } from '../blog/blog-options.ts';
import { readPost } from '../blog/read-post.ts';
import { FINDINGS, FINE } from '../exit-codes.ts';
import { count } from '../layout.ts';
import type { Verb } from '../program.ts';
import { readText } from '../read-text.ts';

interface VerifyFlags {
  readonly protect?: readonly string[];
}

/** The guards alone, on any two texts: whoever wrote the second one. */
export const blogVerifyCommand: Verb<VerifyFlags> = {
  name: 'verify <before> <after>',
  summary: 'check a rewritten post against the one it was made from, by the guards alone',
  options: [
    new Option('--protect <term>', 'words that must not be touched; may be given several times').argParser(
      gathered,
    ),
  ],
  epilogue: 'New headings and lists are allowed. Leaves with 1 when a guard refuses the text.',
  async perform({ terminal, flags, world }, { protect = [] }, _first, [before = '-', after = '-']) {
    const { verifyRewrite } = await import('../../app/blog/verify-rewrite.ts');
    const parent = await readPost(world, before);
    const child = await readText(world, after, POST_LIMITS);
    const result = verifyRewrite(parent.text, child.text, { protectedTerms: [...protect] });
    if (flags.json === true) terminal.json(result);
    else {
      const { verdictLines } = await import('../blog/run-words.ts');
      const refused = result.verdicts.filter(({ passed, severity }) => !passed && severity === 'hard').length;
      const head = result.passed
        ? terminal.styles.good('Passed.')
        : terminal.styles.bad(`Refused by ${count(refused, 'guard')}.`);
      terminal.data([head, ...verdictLines(result.verdicts)].join('\n'));
    }
    return result.passed ? FINE : FINDINGS;
  },
};
