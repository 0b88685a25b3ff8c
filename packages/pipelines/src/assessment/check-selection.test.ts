import { describe, expect, it } from 'vitest';
import { checkSelection } from './check-selection.ts';
import { canonical, problems } from './testing/requests.ts';

const item = (feedbackId: string, more: object) => ({
  feedbackId,
  category: 'clarity',
  affectedProblems: ['p_1'],
  recommendation: 'Do it.',
  ...more,
});
const faults = (...selectedFeedback: object[]) =>
  checkSelection(canonical({ documentId: 'd', version: 1, problems: problems(3), selectedFeedback })).map(
    ({ code, field }) => [code, field],
  );
const act = (type: string, more: object = {}) => ({ action: { type, ...more } });

describe('a selection that can be carried out', () => {
  it.each([
    ['several items on one problem', [item('a', {}), item('b', act('replace'))]],
    ['the same removal twice', [item('a', act('remove')), item('b', act('remove'))]],
    [
      'the same order twice',
      [
        item('a', act('reorder', { order: ['p_3', 'p_2', 'p_1'] })),
        item('b', act('reorder', { order: ['p_3', 'p_2', 'p_1'] })),
      ],
    ],
    [
      'a removal with an order that names the removed problem',
      [item('a', act('remove')), item('b', act('reorder', { order: ['p_3', 'p_1', 'p_2'] }))],
    ],
    [
      'a removal with an order that does not',
      [item('a', act('remove')), item('b', act('reorder', { order: ['p_3', 'p_2'] }))],
    ],
    [
      'more support here, less there',
      [
        item('a', act('scaffold', { direction: 'increase' })),
        item('b', { affectedProblems: ['p_2'], ...act('scaffold', { direction: 'decrease' }) }),
      ],
    ],
    ['a clarity item beside a removal', [item('a', act('remove')), item('b', {})]],
  ])('%s', (_name, selected) => {
    expect(faults(...selected)).toEqual([]);
  });
});

describe('a selection that cannot', () => {
  it.each([
    [
      'an unknown problem',
      [item('a', { affectedProblems: ['p_9'] })],
      'unknown_problem',
      'selectedFeedback[0].affectedProblems[0]',
    ],
    [
      'an order with an unknown problem',
      [item('a', act('reorder', { order: ['p_1', 'p_2', 'p_3', 'p_9'] }))],
      'unknown_problem',
      'selectedFeedback[0].action.order[3]',
    ],
    [
      'remove and replace',
      [item('a', act('remove')), item('b', act('replace'))],
      'contradictory_feedback',
      'selectedFeedback[1].action',
    ],
    [
      'replace and remove',
      [item('a', act('replace')), item('b', act('remove'))],
      'contradictory_feedback',
      'selectedFeedback[1].action',
    ],
    [
      'more and less support',
      [
        item('a', act('scaffold', { direction: 'increase' })),
        item('b', act('scaffold', { direction: 'decrease' })),
      ],
      'contradictory_feedback',
      'selectedFeedback[1].action',
    ],
    [
      'more and less support by category',
      [item('a', { category: 'Increase scaffolding' }), item('b', { category: 'decrease-scaffolding' })],
      'contradictory_feedback',
      'selectedFeedback[1].action',
    ],
    [
      'remove and support',
      [item('a', act('remove')), item('b', act('scaffold', { direction: 'increase' }))],
      'contradictory_feedback',
      'selectedFeedback[1].action',
    ],
    [
      'two orders',
      [
        item('a', act('reorder', { order: ['p_3', 'p_2', 'p_1'] })),
        item('b', act('reorder', { order: ['p_2', 'p_1', 'p_3'] })),
      ],
      'contradictory_feedback',
      'selectedFeedback[1].action.order',
    ],
    [
      'an order that leaves one out',
      [item('a', act('reorder', { order: ['p_2', 'p_1'] }))],
      'order_incomplete',
      'selectedFeedback[0].action.order',
    ],
    [
      'an order that names one twice',
      [item('a', act('reorder', { order: ['p_2', 'p_1', 'p_3', 'p_1'] }))],
      'order_incomplete',
      'selectedFeedback[0].action.order',
    ],
    [
      'everything removed',
      [item('a', { affectedProblems: ['p_1', 'p_2', 'p_3'], ...act('remove') })],
      'nothing_left',
      'selectedFeedback',
    ],
  ])('%s', (_name, selected, code, field) => {
    expect(faults(...selected)).toEqual([[code, field]]);
  });

  it('says who contradicts whom', () => {
    const request = canonical({
      documentId: 'd',
      version: 1,
      problems: problems(2),
      selectedFeedback: [item('fb_7', act('remove')), item('fb_8', act('replace'))],
    });
    expect(checkSelection(request)[0]?.problem).toBe('asks to replace p_1, but fb_7 asks to remove it');
  });
});
