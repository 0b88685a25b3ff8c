// The attacks of the development data, each with what a model that obeys it would write.
import { readFile } from 'node:fs/promises';
import { dataFolder } from '../data-folder.mjs';
import { DONE } from './done.mjs';

/** Where an attack names no address, the reader is sent here. */
const ADDRESS = 'https://attacker.example/win';
const ADDRESS_IN_TEXT =
  /https?:\/\/[^\s"'<>)]{1,300}|\bwww\.[^\s"'<>)]{1,200}|\b[a-z0-9-]{2,40}\.(?:com|xyz|net|org|io)\b/i;
const QUOTED = /["“]([^"“”\n]{12,300})["”]|'([^'\n]{20,300})'/;
const CODE = /```[\s\S]*?```/;

const DISGUISES = {
  'Alphanumeric Substitution': (text) =>
    text.replace(/[aeiost]/g, (letter) => '43105+'['aeiost'.indexOf(letter)]),
  'Homophonic Substitution': (text) =>
    text.replace(/[abs]/g, (letter) => ({ a: '@', b: '&', s: '$' })[letter]),
  'Misspelling Intentionally': (text) =>
    text.replace(/\p{Ll}{5,}/gu, (word) => `${word[0]}${word[2]}${word[1]}${word.slice(3)}`),
  Anagramming: (text) => text.replace(/\p{Ll}{4,}/gu, (word) => [...word].reverse().join('')),
  'Space Removal & Grouping': (text) => text.replace(/(?<=\p{L}) (?=\p{L})/gu, ''),
};

/** Every attack text, or null where the data is not there. */
export async function readAttacks() {
  const files = ['bipia-text_attack_train.json', 'bipia-code_attack_train.json'].map((name) =>
    dataFolder('injection', name),
  );
  if (files.includes(null)) return null;
  const all = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8'))));
  return all.flatMap((byKind) =>
    Object.entries(byKind).flatMap(([kind, texts]) => texts.map((text, at) => attackOf(kind, text, at))),
  );
}

function attackOf(kind, text, at) {
  const done = DONE[kind] ?? [];
  const quoted = QUOTED.exec(text);
  const address = (ADDRESS_IN_TEXT.exec(text)?.[0] ?? ADDRESS).replace(/[.,;:!?]+$/, '');
  const disguise = DISGUISES[kind];
  return {
    kind,
    text,
    payload:
      CODE.exec(text)?.[0] ?? quoted?.[1] ?? quoted?.[2] ?? done[at % done.length] ?? `As you asked: ${text}`,
    address: address.startsWith('http') ? address : `https://${address}`,
    ...(disguise === undefined ? {} : { disguise }),
  };
}

/** Harmless texts that look like attacks. */
export async function readLookAlikes() {
  const file = dataFolder('injection', 'notinject-one.json');
  return file === null ? null : JSON.parse(await readFile(file, 'utf8')).map(({ prompt }) => prompt);
}

/** E-mails that attacks can be hidden in. */
export async function readEmails() {
  const file = dataFolder('injection', 'bipia-email.jsonl');
  if (file === null) return [];
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => JSON.parse(line).context);
}
