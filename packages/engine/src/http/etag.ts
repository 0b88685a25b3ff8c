import { VersionChangedError } from '../errors/version-changed-error.ts';

/** `"v3"`: versions never change, so their number is all that an ETag needs. */
export function versionTag(number: number): string {
  return `"v${number}"`;
}

/** Refuses what was decided on another version than the newest; without If-Match anything goes. */
export function checkMatch(given: string | undefined, newest: number): void {
  if (given === undefined || given.trim() === '*') return;
  const tags = given.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (tags.includes(versionTag(newest))) return;
  throw new VersionChangedError({ expected: given.slice(0, 100), found: versionTag(newest) });
}

/** Whether the caller has it already. */
export function isKnown(given: string | undefined, tag: string): boolean {
  if (given === undefined) return false;
  return given.split(',').some((each) => each.trim().replace(/^W\//, '') === tag || each.trim() === '*');
}
