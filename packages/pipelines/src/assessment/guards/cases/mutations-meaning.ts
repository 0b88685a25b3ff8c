import type { Mutation } from './mutations.ts';
import { replaceFirst, swapFirstTwo, withSentence } from './replace-first.ts';

const PERSON = /\b(?:Maria|Ben|Jada|Priya|Dana|Omar|Lena|Mina|Max|Rosa|Leo|Elena|Hana|Ingrid|Amir|Ana|Sam|Tom)\b/;
const PLACE = /\b(?:Chicago|California|China|Norway|Mexico|Egypt|New Zealand|Himalayas|Versailles|Sevilla)\b/;

function swapWords(pairs: readonly (readonly [string, string])[]): Mutation {
  return (text) => {
    const prose = text.split(/\n(?=[A-D][).] |\|)/, 1)[0] ?? '';
    for (const [one, other] of pairs) {
      const changed = replaceFirst(prose, new RegExp(`\\b${one}\\b`), () => other);
      if (changed !== null) return changed + text.slice(prose.length);
    }
    return null;
  };
}

/** Leaves every number in its place and turns the meaning: who, what, more, before, not, and what is asked for. */
export const MEANING_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'renames a person': (text) => (PERSON.test(text) ? text.replace(new RegExp(PERSON.source, 'g'), (name) => (name === text.match(PERSON)?.[0] ? 'Carlos' : name)) : null),
  'moves to another place': (text) => (PLACE.test(text) ? text.replace(new RegExp(PLACE.source, 'g'), 'Lisbon') : null),
  'adds a person': (text) => withSentence(text, 'Her friend Olga helps with it.'),
  'adds a place': (text) => withSentence(text, 'This happens in Toronto.'),
  'lets two persons change places': (text) => {
    const changed = swapFirstTwo(text, PERSON);
    // Where only whole sentences change places, nothing has changed.
    return changed === null || !/\b(?:gives|than|says)\b/.test(text) ? null : changed;
  },
  'takes a denial out': (text) => {
    const prose = text.split(/\n(?=[A-D][).] )/, 1)[0] ?? '';
    const changed = replaceFirst(prose, /\b(?:is|was|does|did|must|do)( not| NOT)\b|\bEXCEPT\b/, ([words]) => words.replace(/ not| NOT|EXCEPT/, ''));
    const kept = (prose.match(/\b(?:not|NOT|EXCEPT|except)\b/g) ?? []).length;
    return changed === null || kept > 1 ? null : changed + text.slice(prose.length);
  },
  'puts a denial in': (text) => replaceFirst(text, /\b(?:is|are|was|has|can|does|did)\b(?! not| NOT)(?=[^|]*$)/m, ([verb]) => `${verb} not`),
  'adds an exception': (text) => withSentence(text, 'Do not use a calculator.'),
  'turns more into less': swapWords([['more than', 'less than'], ['how many more', 'how many fewer'], ['How many more', 'How many fewer'], ['times more', 'times less'], ['less likely', 'more likely']]),
  'turns a bound round': swapWords([['at least', 'at most'], ['no more than', 'no fewer than'], ['minimum', 'maximum']]),
  'turns before into after': swapWords([['after', 'before'], ['later', 'earlier'], ['earliest', 'latest']]),
  'turns rising into falling': swapWords([['increasing', 'decreasing'], ['rises', 'falls'], ['rising', 'sinking'], ['grew', 'shrank']]),
  'turns most into least': swapWords([['most', 'least'], ['largest', 'smallest'], ['best', 'worst'], ['greater', 'smaller']]),
  'turns a direction round': swapWords([['down', 'up'], ['top', 'bottom'], ['left', 'right']]),
  'replaces a term by its counterpart': swapWords([
    ['independent', 'dependent'], ['perimeter', 'area'], ['mean', 'median'], ['prefix', 'suffix'], ['adjective', 'adverb'], ['passive', 'active'], ['plural', 'singular'], ['main idea', 'theme'], ['longer', 'shorter'], ['shorter', 'longer'],
  ]),
  'takes "each" out': (text) => (/\d[^.?!\n|]{0,60}\b(?:each|every|per) \w+/.test(text) && (text.match(/\b(?:each|every|per|one|all)\b/gi) ?? []).length === 1 ? replaceFirst(text, / (?:each|every|per) \w+/, () => '') : null),
  'asks to recall instead': (text) => replaceFirst(text, /\b(?:Explain|Evaluate|Analyze|Compare|Justify|Assess)\b/, () => 'List'),
  'asks to create instead': (text) => replaceFirst(text, /\b(?:Identify|Name|List|State)\b/, () => 'Design'),
  'asks to judge instead': (text) => replaceFirst(text, /\b(?:Calculate|Solve|Describe)\b/, () => 'Critique'),
  'drops the last task': (text) => replaceFirst(text, /(?<=[.?]) (?:Justify your answer|Explain your reasoning|Show your work|Support your argument with specific evidence|Explain how you know|Give one example)\.$/, () => ''),
  'adds a task': (text) => withSentence(text, 'Also draw a colorful poster and present it to your neighbor.'),
  'tells another story': (text) => {
    const numbers = (text.match(/\d+/g) ?? []).join(' and ');
    return `A zookeeper feeds penguins and walruses with buckets of herring ${numbers} every weekend. How heavy must the wheelbarrow become?`;
  },
};
