import type { Span } from '@palimpsest/contracts';
import { type Entity, entities, type Link, type Quantity, quantities } from '@palimpsest/kernel/text';
import {
  type AnalysedBlock,
  type AnalysedSection,
  type BlogAnalysis,
  blockSource,
} from '../../../analysis.ts';
import { type Answer, bestAnswer, OPENING_WORDS } from './answerability/answer.ts';
import { isCounted } from './counted.ts';
import { titleStems } from './stems.ts';

/** Something found in a block's plain text, with its place in the post. */
interface Placed<T> {
  readonly block: AnalysedBlock;
  readonly item: T;
  readonly source: Span;
}

/** A post as the rules see it: everything more than one rule needs is worked out once. */
export interface AeoInput {
  readonly analysis: BlogAnalysis;
  readonly asOf: string;
  /** Where findings about the whole post point: its title, else its first words. */
  readonly anchor: Span;
  /** Stems of the title's content words. */
  readonly titleStems: ReadonlySet<string>;
  /** Sections below a heading that is not the title. */
  readonly headed: readonly AnalysedSection[];
  /** Numbers that measure or count something: no ordinals, versions or bare years. */
  readonly counted: readonly Placed<Quantity>[];
  readonly countedIn: ReadonlyMap<AnalysedBlock, readonly Placed<Quantity>[]>;
  readonly entities: readonly Placed<Entity>[];
  /** The best answer to the title within the first 120 words, and anywhere. */
  readonly answers: { readonly opening: Answer | null; readonly anywhere: Answer | null };
  /** Links and footnotes in the order of the text. */
  readonly links: readonly Link[];
}

export function aeoInput(analysis: BlogAnalysis, asOf: string): AeoInput {
  const { document } = analysis;
  const counted: Placed<Quantity>[] = [];
  const countedIn = new Map<AnalysedBlock, Placed<Quantity>[]>();
  const named: Placed<Entity>[] = [];
  for (const block of analysis.body) {
    const here = quantities(block.text)
      .filter((item) => isCounted(item, block.text))
      .map((item) => ({ block, item, source: blockSource(block, item.span) }));
    if (here.length > 0) countedIn.set(block, here);
    for (const each of here) counted.push(each);
    for (const item of entities(block.text)) {
      named.push({ block, item, source: blockSource(block, item.span) });
    }
  }
  const facts = {
    analysis,
    asOf,
    anchor: document.title?.span ?? document.blocks[0]?.span ?? { start: 0, end: 0 },
    titleStems: titleStems(document.title?.text ?? '', analysis),
    headed: analysis.sections.filter(
      ({ heading }) => heading !== null && !isTitle(heading.block.span, document.title),
    ),
    counted,
    countedIn,
    entities: named,
    links: document.links
      .filter(({ kind }) => kind !== 'definition' && kind !== 'footnote-definition')
      .toSorted((a, b) => a.span.start - b.span.start),
  };
  const opening = bestAnswer(facts, OPENING_WORDS);
  const anywhere = opening?.strength === 1 ? opening : bestAnswer(facts, Number.POSITIVE_INFINITY);
  return { ...facts, answers: { opening, anywhere } };
}

/** The share of its points that a post too short to judge can earn for mere absence of faults. */
export function shortness(input: AeoInput): number {
  return Math.min(1, input.analysis.wordCount / 100);
}

function isTitle(heading: Span, title: { span: Span; from: string } | null): boolean {
  return (
    title !== null &&
    title.from === 'heading' &&
    heading.start <= title.span.start &&
    title.span.end <= heading.end
  );
}
