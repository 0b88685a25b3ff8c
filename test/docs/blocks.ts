import type { Page } from './pages.ts';

/** A fenced block of a page. */
export interface Block {
  /** `docs/guide/blog.md:27` */
  readonly place: string;
  readonly language: string;
  readonly code: string;
  /** What the comment right above it says, as `<!-- run: server -->` or `<!-- not run: why -->`. */
  readonly marker: string | null;
  /** The `text` block right below it: what it prints, with `…` for whatever differs. */
  readonly prints: string | null;
}

const FENCE =
  /^(?:<!-- (?<marker>(?:not )?run: [^\n]*?) -->\n)?```(?<language>\w*)\n(?<code>[\s\S]*?)^```$/gm;

export function blocksOf({ path, text }: Page): Block[] {
  const found = [...text.matchAll(FENCE)];
  return found.map(({ groups, index, 0: whole }, i) => {
    const next = found[i + 1];
    const joined = next !== undefined && text.slice(index + whole.length, next.index).trim() === '';
    const line = text.slice(0, index).split('\n').length + (groups?.marker === undefined ? 0 : 1);
    return {
      place: `${path}:${line}`,
      language: groups?.language ?? '',
      code: groups?.code ?? '',
      marker: groups?.marker ?? null,
      prints: joined && next.groups?.language === 'text' ? (next.groups.code ?? '') : null,
    };
  });
}

/** How a block of commands is run. */
export interface Plan {
  /** Why it is not, where it cannot be. */
  readonly reason: string | null;
  /** It calls the server with a key. */
  readonly key: boolean;
  /** A model answers where one is asked. */
  readonly model: boolean;
  /** It needs a data folder of its own, in which nothing else runs. */
  readonly alone: boolean;
  /** Words that stand for something that an earlier line printed, with where to find it there. */
  readonly values: readonly { readonly name: string; readonly pattern: RegExp }[];
}

const NEEDS = ['key', 'model', 'alone'];

/** Throws where the marker of a block cannot be understood: a typo must not leave a block out. */
export function planOf({ place, marker }: Block): Plan {
  const nothing = { reason: null, key: false, model: false, alone: false, values: [] };
  if (marker === null) return nothing;
  const [, reason] = /^not run: (\S.{9,})$/.exec(marker) ?? [];
  if (reason !== undefined) return { ...nothing, reason };
  const values: { name: string; pattern: RegExp }[] = [];
  const rest = marker
    .replace(/^run: /, '')
    .replaceAll(/(?<name>[A-Z_]+)=\/(?<pattern>[^/]+)\//g, (_all, name: string, pattern: string) => {
      values.push({ name, pattern: new RegExp(pattern) });
      return '';
    });
  const needs = rest.split(/[\s,]+/).filter((word) => word !== '');
  const unknown = needs.find((word) => !NEEDS.includes(word));
  if (unknown !== undefined || marker.startsWith('not'))
    throw new Error(`${place}: the comment '${marker}' is not understood.`);
  return {
    reason: null,
    key: needs.includes('key'),
    model: needs.includes('model'),
    alone: needs.includes('alone'),
    values,
  };
}

/** The commands of a block, each in one piece even where it goes over several lines. */
export function commandsOf(code: string): string[] {
  return code
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The exit code that a command has: 0, unless its comment says otherwise. */
export function expectedExit(command: string): number {
  return Number(/#.*\bleaves with (\d)/.exec(command)?.[1] ?? 0);
}

/**
 * Lines of a shown output that the real one does not have, in order. `…` stands for anything, and a number for any
 * number: how fresh a post is, and how many events there are, depends on the day.
 */
export function missingLines(shown: string, printed: string): string[] {
  const lines = printed.split('\n');
  let at = 0;
  return shown
    .split('\n')
    .filter((line) => line.trim() !== '')
    .filter((line) => {
      const pattern = new RegExp(
        `^\\s*${line
          .trim()
          .split('…')
          .map((part) => part.trim().split(/\s+/).map(literally).join('\\s+'))
          .join('.*')}\\s*$`,
      );
      const found = lines.findIndex((each, i) => i >= at && pattern.test(each));
      if (found === -1) return true;
      at = found + 1;
      return false;
    });
}

const literally = (text: string) =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\d+(?:(?:\\\.|,)\d+)*/g, '\\d[\\d.,]*');
