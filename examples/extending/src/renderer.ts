import type { Renderer, RenderRequest } from '@palimpsest/kernel';

const FILLERS =
  /\b(?:absolutely|actually|all you need to know about|everything about|really|simply|very)\s+/gi;

/** A renderer is asked once, and gives back words or says what failed. It never retries, repairs or decides. */
export const plainEditor: Renderer = {
  id: 'plain-editor',
  // Part of the key of a recording: change it when the same request would be answered otherwise.
  version: '1',
  async render({ model, prompt }: RenderRequest) {
    const headline = prompt.slice(prompt.lastIndexOf('\n') + 1);
    const shorter = headline.replaceAll(FILLERS, '').replaceAll('!', '').trim();
    const text = shorter.charAt(0).toUpperCase() + shorter.slice(1);
    return { kind: 'completed', text, stop: 'end', model, usage: null, costMicros: 0, raw: text };
  },
};

/** Stands for a model that makes things up. The guards find out. */
export const inventor: Renderer = {
  id: 'inventor',
  version: '1',
  async render({ model }: RenderRequest) {
    const text = '97 per cent of readers agree';
    return { kind: 'completed', text, stop: 'end', model, usage: null, costMicros: 0, raw: text };
  },
};
