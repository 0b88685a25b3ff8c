import type { Renderer } from '@palimpsest/kernel';

/** A model that answers only when it is told to, and tells when it was asked. */
export function heldRenderer(answering: Renderer): {
  renderer: Renderer;
  asked: Promise<void>;
  answer: () => void;
} {
  let answer = () => {};
  let ask = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const renderer: Renderer = {
    id: answering.id,
    version: answering.version,
    render: async (request, ...rest) => {
      ask();
      await held;
      return answering.render(request, ...rest);
    },
  };
  return { renderer, asked, answer: () => answer() };
}
