/** Whether the id of a row is meant by one of the selectors of a section: an id, `O-4.1.*`, or `R-1.1..R-1.5`. */
export function isSelected(id, selectors) {
  return selectors.some((selector) => {
    if (selector.endsWith('*')) return id.startsWith(selector.slice(0, -1));
    const [from, to] = selector.split('..');
    if (from === undefined || to === undefined) return id === selector;
    return below(from) === below(id) && last(id) >= last(from) && last(id) <= last(to);
  });
}

const below = (id) => id.slice(0, id.lastIndexOf('.'));
// `R-5.2a` stands with `R-5.2`.
const last = (id) => Number.parseInt(id.slice(id.lastIndexOf('.') + 1), 10);
