import { it } from 'vitest';
import { memoryWorld } from './testing/memory-world.ts';
import { played } from './testing/played.ts';
it('big', async () => {
  const words = 'river gate metres flood crest county survey year water beach town ferry otter seagrass sand report council institute'.split(' ');
  let seed = 7;
  const rnd = () => { seed = (seed * 1103515245 + 12345) % 2147483648; return seed / 2147483648; };
  const docs = Array.from({ length: 120 }, (_, d) => ({
    address: `corpus:${d}.md`, title: `The Tarn Weir ${d}`, publisher: `P${d % 9}`, date: `20${10 + (d % 14)}-01-01`,
    passages: Array.from({ length: 60 }, (_, p) => Array.from({ length: 8 }, () => `The ${p % 7 === 0 ? 'Tarn Weir' : words[Math.floor(rnd() * words.length)]} is ${Math.floor(rnd() * 90)} ${words[Math.floor(rnd() * words.length)]} ${Array.from({ length: 10 }, () => words[Math.floor(rnd() * words.length)]).join(' ')}.`).join(' ')),
  }));
  console.log('bytes', JSON.stringify(docs).length);
  const t = performance.now();
  const run = await played('How high is the Tarn Weir, why does it matter and how does it compare with the county dam?', { type: 'D' }, memoryWorld(docs));
  console.log('ms', performance.now() - t, run.events.length, JSON.stringify(run.view.finished?.result).slice(0, 600), run.view.finished?.reason);
}, 300000);
