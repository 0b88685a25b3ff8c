/** The `top` best of the scored documents, best first, equals in document order: a heap, so n log top. */
export function topDocuments(scores: Float64Array, scored: readonly number[], top: number): number[] {
  const heap: number[] = [];
  // The worst of the chosen stands at the root, to be pushed out first.
  const isWorse = (a: number, b: number): boolean => {
    const x = scores[a] ?? 0;
    const y = scores[b] ?? 0;
    return x < y || (x === y && a > b);
  };
  for (const d of scored) {
    if (heap.length < top) {
      heap.push(d);
      rise(heap, isWorse);
    } else if (top > 0 && isWorse(heap[0] ?? 0, d)) {
      heap[0] = d;
      sink(heap, isWorse);
    }
  }
  return heap.sort((a, b) => (isWorse(a, b) ? 1 : -1));
}

type Order = (a: number, b: number) => boolean;

function rise(heap: number[], isWorse: Order): void {
  let at = heap.length - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isWorse(heap[at] ?? 0, heap[parent] ?? 0)) return;
    swap(heap, at, parent);
    at = parent;
  }
}

function sink(heap: number[], isWorse: Order): void {
  let at = 0;
  for (;;) {
    let worst = at;
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if (child < heap.length && isWorse(heap[child] ?? 0, heap[worst] ?? 0)) worst = child;
    }
    if (worst === at) return;
    swap(heap, at, worst);
    at = worst;
  }
}

function swap(heap: number[], a: number, b: number): void {
  const kept = heap[a] ?? 0;
  heap[a] = heap[b] ?? 0;
  heap[b] = kept;
}
