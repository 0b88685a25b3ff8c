import { describe, expect, it } from 'vitest';
import { type StructureAsked, structureOf } from './structure.ts';

const asked = (more: Partial<StructureAsked>) =>
  structureOf({ problems: ['p_1', 'p_2', 'p_3'], removals: [], orders: [], wordings: [], ...more });

describe('the structure of the next version', () => {
  it('stays without a structured action', () => {
    expect(asked({ wordings: [{ feedbackId: 'w', problems: ['p_3', 'p_1'] }] })).toEqual({
      order: ['p_1', 'p_2', 'p_3'],
      removed: [],
      reordered: [],
      rewrite: ['p_1', 'p_3'],
      unapplied: [],
    });
  });

  it('loses what is removed, with every item that asks for it named once', () => {
    const removals = [
      { feedbackId: 'r', problems: ['p_2', 'p_3'] },
      { feedbackId: 's', problems: ['p_2', 'p_2'] },
    ];
    expect(asked({ removals })).toMatchObject({
      order: ['p_1'],
      removed: [
        { problemId: 'p_2', feedback: ['r', 's'] },
        { problemId: 'p_3', feedback: ['r'] },
      ],
      reordered: [],
      unapplied: [],
    });
  });

  it('does not rewrite what is removed, and says so', () => {
    const { rewrite, unapplied } = asked({
      removals: [{ feedbackId: 'r', problems: ['p_2'] }],
      wordings: [{ feedbackId: 'w', problems: ['p_1', 'p_2'] }],
    });
    expect(rewrite).toEqual(['p_1']);
    expect(unapplied).toEqual([{ problemId: 'p_2', feedbackId: 'w', reason: 'problem_removed', guards: [] }]);
  });

  it('takes the order that an item gives, without what is removed', () => {
    const { order, reordered, unapplied } = asked({
      removals: [{ feedbackId: 'r', problems: ['p_1'] }],
      orders: [{ feedbackId: 'o', order: ['p_3', 'p_1', 'p_2'] }],
    });
    expect(order).toEqual(['p_3', 'p_2']);
    expect(reordered).toEqual(['o']);
    expect(unapplied).toEqual([]);
  });

  it('is reordered also where only its end moves', () => {
    expect(asked({ orders: [{ feedbackId: 'o', order: ['p_1', 'p_3', 'p_2'] }] }).reordered).toEqual(['o']);
  });

  it('is already in the order asked for, if need be after a removal', () => {
    const { order, reordered, unapplied } = asked({
      removals: [{ feedbackId: 'r', problems: ['p_3'] }],
      orders: [{ feedbackId: 'o', order: ['p_3', 'p_1', 'p_2'] }],
    });
    expect(order).toEqual(['p_1', 'p_2']);
    expect(reordered).toEqual([]);
    expect(unapplied).toEqual([{ problemId: null, feedbackId: 'o', reason: 'already_in_order', guards: [] }]);
  });
});
