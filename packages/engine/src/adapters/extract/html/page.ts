/** As much of a DOM as extraction uses. No script runs in it and nothing is loaded for it. */
export interface PageNode {
  readonly nodeType: number;
  readonly textContent: string | null;
  readonly childNodes: ArrayLike<PageNode> & Iterable<PageNode>;
  readonly parentNode: PageNode | null;
  remove(): void;
}

export interface PageElement extends PageNode {
  readonly localName: string;
  readonly children: ArrayLike<PageElement> & Iterable<PageElement>;
  readonly parentElement: PageElement | null;
  getAttribute(name: string): string | null;
  removeAttribute(name: string): void;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): ArrayLike<PageElement> & Iterable<PageElement>;
  closest(selector: string): PageElement | null;
  replaceWith(...nodes: readonly PageNode[]): void;
}

export interface Page extends PageElement {
  readonly documentElement: PageElement | null;
  readonly body: PageElement | null;
}

const ELEMENT = 1;
const TEXT = 3;

export function isElement(node: PageNode): node is PageElement {
  return node.nodeType === ELEMENT;
}

export function isText(node: PageNode): boolean {
  return node.nodeType === TEXT;
}

/** Loads what parsing takes. */
export async function pageParser(): Promise<(html: string) => Page> {
  const { parseHTML } = await import('linkedom');
  const parse = (text: string) => parseHTML(text).document as unknown as Page;
  return (html) => {
    const page = parse(html);
    if (page.documentElement?.localName === 'html') return page;
    // A fragment, or a page that begins with something else, becomes the body of one.
    return parse(`<!doctype html><html><body>${html}</body></html>`);
  };
}

/** Runs of white space as one space, as a browser shows them. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
