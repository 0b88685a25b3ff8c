import { compare } from './compare.ts';

self.onmessage = ({ data }: MessageEvent<{ id: number; before: string; after: string }>) => {
  self.postMessage({ id: data.id, passages: compare(data.before, data.after) });
};
