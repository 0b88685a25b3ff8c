import type { Engine } from '../app/engine.ts';
import type { EventsHub } from '../app/events/events-hub.ts';
import type { ApiSettings } from './api-settings.ts';
import type { Caller } from './route.ts';

/** Who may come in, and how often. */
export interface Gate {
  /** Who calls; throws a problem where nobody is let in. */
  enter(headers: Headers): Promise<Caller>;
  /** Who calls, where that is known without asking anybody; null where it is not. */
  recognise?(authorization: string | undefined): Caller | null;
  /** Counts one request; the headers tell how many are left. Throws when there are none. */
  spend(caller: Caller): Readonly<Record<string, string>>;
}

/** What the routes work with. */
export interface ApiWorld {
  readonly engine: Engine;
  readonly hub: EventsHub;
  readonly gate: Gate;
  readonly settings: ApiSettings;
  /** Ends requests that wait or follow when the server leaves. */
  readonly leaving: AbortSignal;
}
