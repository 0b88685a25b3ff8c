import type { CommanderError } from 'commander';
import { PalimpsestError } from '../errors/palimpsest-error.ts';

/** The words after `palimpsest` make no command. */
export class UsageError extends PalimpsestError {
  constructor({
    message,
    hint,
    verb = [],
  }: Pick<CommanderError, 'message'> & {
    readonly hint?: string;
    /** As far as the words did make a command. */
    readonly verb?: readonly string[];
  }) {
    const plain = message.replace(/^error: /, '');
    const [first = '', ...suggestions] = plain.split('\n');
    const sentence = `${first.charAt(0).toUpperCase()}${first.slice(1)}${first.endsWith('.') ? '' : '.'}`;
    super({
      code: 'usage',
      message: sentence,
      hint:
        hint ??
        [
          ...suggestions.map(readable),
          `${['palimpsest', ...verb].join(' ')} --help lists what there is.`,
        ].join(' '),
    });
  }
}

/** The parser writes `(Did you mean audit?)`. */
function readable(suggestion: string): string {
  return suggestion.replace(/^\(|\)$/g, '');
}
