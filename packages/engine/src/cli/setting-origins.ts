import type { ConfigOrigin, EffectiveConfig } from '@palimpsest/contracts';

/** Every setting by the path of its key, with its value and where it was said. */
export type Origins = EffectiveConfig['settings'];

/** One place where a value may have been said. */
interface Candidate<Value> {
  readonly value: Value | undefined;
  readonly from: ConfigOrigin;
  readonly by?: string;
}

export const flag = <Value>(by: string, value: Value | undefined): Candidate<Value> => ({
  value,
  from: 'flag',
  by,
});

/** A variable that is set to nothing counts as not set. */
export const variable = <Value>(
  by: string,
  text: string | undefined,
  read: (text: string) => Value,
): Candidate<Value> => {
  const given = text?.trim() ?? '';
  return { value: given === '' ? undefined : read(given), from: 'environment', by };
};

export const inFile = <Value>(value: Value | undefined): Candidate<Value> => ({ value, from: 'file' });

/** Takes the first that was said, and notes where. */
export interface Chooser {
  <Value>(key: string, fallback: Value, ...candidates: readonly Candidate<Value>[]): Value;
  readonly origins: Origins;
}

export function chooser(): Chooser {
  const origins: Origins = {};
  const choose = <Value>(key: string, fallback: Value, ...candidates: readonly Candidate<Value>[]): Value => {
    const found = candidates.find(({ value }) => value !== undefined);
    const value = found?.value ?? fallback;
    origins[key] = {
      value: value as Origins[string]['value'],
      from: found?.from ?? 'default',
      ...(found?.by === undefined ? {} : { by: found.by }),
    };
    return value;
  };
  return Object.assign(choose, { origins });
}
