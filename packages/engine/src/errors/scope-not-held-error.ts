import { PalimpsestError } from './palimpsest-error.ts';

/** Somebody wants to give what their own key does not allow. */
export class ScopeNotHeldError extends PalimpsestError {
  readonly scope: string;

  constructor({ scope }: { scope: string }) {
    super({
      code: 'scope_not_held',
      message: `Your API key does not have the scope ${scope}, so it cannot give it.`,
      hint: `Use a key that has the scope ${scope}, or the command \`palimpsest keys\` on the server.`,
    });
    this.scope = scope;
  }
}
