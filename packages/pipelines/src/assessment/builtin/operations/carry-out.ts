import type { Ask } from '../feedback/ask.ts';
import { useActiveVoice } from './active-voice.ts';
import { defineWord } from './define-word.ts';
import { removeDoubleNegatives } from './double-negatives.ts';
import { emphasise } from './emphasise.ts';
import { capitaliseWord, fixSpelling } from './fix-spelling.ts';
import { insertWords } from './insert-words.ts';
import { labelQuestions } from './label-parts.ts';
import { moveInstruction, moveSentence } from './move-sentence.ts';
import { namePronoun } from './name-pronoun.ts';
import { numberSteps } from './number-steps.ts';
import type { Result, Scene } from './operation.ts';
import { makeParagraphs } from './paragraphs.ts';
import { simplifyWord, useFewerWords, usePlainWords } from './plain-words.ts';
import { punctuate } from './punctuate.ts';
import { questionLast } from './question-last.ts';
import { removePart, removeSentence, removeWords } from './remove-words.ts';
import { replaceQuestion, replaceWords } from './replace-words.ts';
import { splitSentences } from './split-sentences.ts';
import { removeHints, stepsToProse } from './steps-to-prose.ts';

/** The texts in which one wish is granted, or why there are none. */
export function carryOut(scene: Scene, ask: Ask): Result {
  switch (ask.kind) {
    case 'replace-words':
      return replaceWords(scene, ask.from, ask.to, ask.which, ask.part);
    case 'insert-words':
      return insertWords(scene, ask.words, ask.place);
    case 'remove-words':
      return removeWords(scene, ask.words, ask.which, ask.part);
    case 'remove-sentence':
      return removeSentence(scene, ask.about);
    case 'remove-part':
      return removePart(scene, ask.part);
    case 'move-sentence':
      return moveSentence(scene, ask.words, ask.to);
    case 'emphasise':
      return emphasise(scene, ask.words, ask.style, ask.part);
    case 'define':
      return defineWord(scene, ask.word, ask.meaning);
    case 'simplify-word':
      return simplifyWord(scene, ask.word, ask.part);
    case 'fix-spelling':
      return fixSpelling(scene, ask.word);
    case 'capitalise':
      return capitaliseWord(scene, ask.word);
    case 'punctuate':
      return punctuate(scene, ask.mark, ask.place, ask.remove);
    case 'name-pronoun':
      return namePronoun(scene, ask.pronoun, ask.noun, ask.part);
    case 'split-sentences':
      return splitSentences(scene);
    case 'plain-words':
      return usePlainWords(scene);
    case 'fewer-words':
      return useFewerWords(scene);
    case 'question-last':
    case 'question-alone':
      return questionLast(scene);
    case 'instruction-first':
      return moveInstruction(scene, 'start');
    case 'instruction-last':
      return moveInstruction(scene, 'end');
    case 'paragraphs':
      return makeParagraphs(scene);
    case 'number-steps':
      return either(numberSteps(scene), () => labelQuestions(scene));
    case 'label-parts':
      return either(labelQuestions(scene), () => numberSteps(scene));
    case 'steps-to-prose':
      return stepsToProse(scene);
    case 'remove-hints':
      return removeHints(scene);
    case 'active-voice':
      return useActiveVoice(scene);
    case 'double-negatives':
      return removeDoubleNegatives(scene);
    case 'replace-question':
      return replaceQuestion(scene, ask.text);
    case 'replace-problem':
      return ask.text === null
        ? {
            why: 'It asks for another problem without giving its text, and the built-in renderer invents none.',
          }
        : { texts: [ask.text] };
  }
}

function either(first: Result, second: () => Result): Result {
  return 'texts' in first ? first : second();
}
