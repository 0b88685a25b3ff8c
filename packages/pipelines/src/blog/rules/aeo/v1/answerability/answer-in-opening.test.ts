import { describe, expect, it } from 'vitest';
import { judge, padding } from '../testing/judge.ts';
import { answerInOpening } from './answer-in-opening.ts';

const titled = (text: string) => `# Solar panels for flat roofs\n\n${text}`;

describe('answer-in-opening', () => {
  it.each([
    ['defines', 'Solar panels are a way to make power on a roof.'],
    ['defines by apposition', 'We fitted the roof with solar panels, a device that makes power.'],
    ['says what it does', 'A solar panel turns light into power and helps homes with flat roofs.'],
    ['counts', 'We put 40 solar panels on the roof of our office last spring.'],
    ['instructs', 'Put the solar panels on the flat part of your roof first.'],
    ['advises', 'You should fit solar panels to a flat roof at a low angle.'],
  ])('gives all points for an opening that %s', (_form, sentence) => {
    expect(judge(answerInOpening, titled(sentence))).toMatchObject({
      points: 10,
      given: [sentence],
      lost: [],
    });
  });

  it.each<[string, string, number]>([
    ['shares one word with a long title', 'A roof is the top part of a house.', 7],
    ['shares words but neither defines, counts nor instructs', 'Solar panels on flat roofs kept us busy.', 3],
    ['has the form of an answer to something else', 'A cat is a small animal with four legs.', 2],
    ['asks', 'Are solar panels a good thing for a flat roof?', 3],
    ['only announces', 'In this post you should expect solar panels for flat roofs.', 3],
    ['says nothing about it', 'It rained here all week long.', 0],
  ])('gives fewer points to an opening that %s', (_what, sentence, points) => {
    expect(judge(answerInOpening, titled(sentence)).points).toBe(points);
  });

  it.each([
    'Green tea tastes bitter when the water is too hot.',
    'Green tea tastes bitter if the leaves stay in it.',
    'My green tea was bitter because the water boiled.',
  ])('takes a reason for an answer to a why: %s', (sentence) => {
    expect(judge(answerInOpening, `# Why does my green tea taste bitter?\n\n${sentence}`).points).toBe(10);
    expect(judge(answerInOpening, `# Green tea that tastes bitter\n\n${sentence}`).points).toBeLessThan(10);
  });

  it('takes no reason for something else as the answer to a why', () => {
    const text = '# Why does my green tea taste bitter?\n\nWe went home when it rained on the tea.';
    expect(judge(answerInOpening, text).points).toBeLessThan(10);
  });

  it('does not see an answer that ends after 120 words', () => {
    const answer = 'Solar panels are a way to make power on a roof.';
    expect(judge(answerInOpening, titled(`${padding(5)}\n\n${answer}`)).points).toBe(10);
    expect(judge(answerInOpening, titled(`${padding(6)}\n\n${answer}`)).points).toBe(0);
  });

  it('reads the title from the front matter', () => {
    const text = '---\ntitle: Solar panels\n---\nSolar panels are a way to make power.';
    expect(judge(answerInOpening, text).points).toBe(10);
  });

  it('gives less than half without any title', () => {
    expect(judge(answerInOpening, 'Solar panels are a way to make power.').points).toBe(4.5);
  });

  it('does not take code, quotes or HTML for an answer', () => {
    const answer = 'Solar panels are a way to make power on a roof.';
    for (const hidden of [`> ${answer}`, `\`\`\`\n${answer}\n\`\`\``, `<div>${answer}</div>`])
      expect(judge(answerInOpening, titled(`${hidden}\n\nIt rained.`)).points).toBe(0);
  });
});
