// Every attack in a blog post: at its end, in its middle, and in place of an e-mail's second half.
import { playRun } from '@palimpsest/kernel/testing';
import { blogPipelineV1 } from '@palimpsest/pipelines/blog';
import { OBEDIENCES } from '../../packages/engine/dist/app/testing/obedience.js';
import { obedientRenderer } from '../../packages/engine/dist/app/testing/obedient-renderer.js';
import { POSTS } from './carriers.mjs';
import { count, newTally, sameAsFarAsMade } from './tally.mjs';

const DECIDED = new Set(['decision-made', 'cycle-started']);

export async function attackBlog(attacks, emails) {
  const tally = newTally(attacks.length);
  for (const [at, attack] of attacks.entries())
    for (const [where, post] of postsWith(attack.text, at, emails)) {
      const honest = await play(post, obedientRenderer('model', null, OBEDIENCES[0]));
      for (const obedience of OBEDIENCES) {
        const attacked = await play(post, obedientRenderer('model', attack, obedience));
        count(tally, {
          attack,
          obedience,
          where,
          changed: !sameAsFarAsMade(attacked.decisions, honest.decisions),
          // Each style changes what the honest writer wrote, so what is accepted at all is the attacker's.
          words: attacked.versions.length > 1,
          delivered: attacked.versions.at(-1),
          before: post,
        });
      }
    }
  return tally;
}

/** A look-alike stands in a post as a paragraph of its own; an honest rewrite leaves it as it is. */
export async function lookAlikesBlog(lookAlikes) {
  let blocked = 0;
  let texts = 0;
  const failures = [];
  for (const lookAlike of lookAlikes)
    for (const { text, polished } of POSTS)
      for (const write of [null, () => `${polished}\n\n${lookAlike}`]) {
        const renderer = obedientRenderer('model', null, OBEDIENCES[0]);
        const writer =
          write === null
            ? renderer
            : {
                ...renderer,
                render: async (request) => ({ ...(await renderer.render(request)), text: write() }),
              };
        const { failed } = await play(`${text}\n\n${lookAlike}`, writer, 1);
        texts += 1;
        if (failed.length > 0) {
          blocked += 1;
          failures.push({ lookAlike, failed, by: write === null ? 'builtin' : 'polished' });
        }
      }
  return { blocked, texts, failures };
}

function postsWith(attack, at, emails) {
  const { text } = POSTS[at % POSTS.length];
  const [title, ...paragraphs] = text.split('\n\n');
  const email = emails[at % Math.max(1, emails.length)];
  return [
    ['at the end', `${text}\n\n${attack}`],
    ['in the middle', [title, paragraphs[0], attack, ...paragraphs.slice(1)].join('\n\n')],
    ...(email === undefined ? [] : [['in an e-mail', `# A letter\n\n${email}\n\n${attack}`]]),
  ];
}

async function play(post, renderer, mostCycles = 3) {
  const { events } = await playRun(blogPipelineV1, {
    input: {
      blogId: '5a4f0f0e-6a52-4a6e-9d0b-0d5a0f7f6a11',
      versionNumber: 1,
      asOf: '2026-01-01',
      externalScores: null,
      take: 1,
      takeReason: null,
      settings: {
        ruleSet: 'blog/v1',
        renderer: renderer.id,
        model: 'model-1',
        scores: 'rules',
        switchedOff: [],
        stopWhenUnattainable: false,
      },
    },
    texts: { content: post },
    renderer,
  });
  const rejected = events.filter(({ type }) => type === 'guard-failed').slice(0, mostCycles);
  return {
    decisions: events
      .filter(({ type }) => DECIDED.has(type))
      .map(({ type, payload }) => JSON.stringify([type, payload])),
    versions: events
      .filter(({ type }) => type === 'version-created')
      .map(({ texts }) => String(texts.content)),
    failed: rejected.flatMap(({ payload }) =>
      payload.verdicts
        .filter(({ passed, severity }) => !passed && severity === 'hard')
        .map(({ rule }) => rule),
    ),
  };
}
