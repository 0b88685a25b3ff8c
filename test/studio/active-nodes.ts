import type { Page } from 'playwright-core';

/** What in a page could run code, or was run: empty where every text stayed a text. */
export function activeNodes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if ((globalThis as { hit?: number }).hit !== undefined) found.push('code ran');
    for (const node of document.querySelectorAll('*')) {
      const name = node.tagName.toLowerCase();
      if (
        ['iframe', 'object', 'embed', 'base', 'video', 'audio', 'math', 'marquee', 'form[action]'].includes(
          name,
        )
      )
        found.push(name);
      if (name === 'script' && !(node.getAttribute('src') ?? '').startsWith('/assets/')) found.push('script');
      if (name === 'link' && !(node as HTMLLinkElement).href.startsWith(`${location.origin}/`))
        found.push('link');
      if (name === 'meta' && node.hasAttribute('http-equiv')) found.push('meta');
      if (name === 'img' && !/^\/studio-icon|^blob:/.test(node.getAttribute('src') ?? '')) found.push('img');
      for (const { name: attribute, value } of node.attributes) {
        if (attribute.startsWith('on')) found.push(`${name}[${attribute}]`);
        if (/^\s*(javascript|vbscript|data):/i.test(value.replace(/[\s\p{Cc}]/gu, '')))
          found.push(`${name}[${attribute}=${value.slice(0, 40)}]`);
      }
    }
    return [...new Set(found)];
  });
}
