import { z } from 'zod';

/** What may stand in an event's payload: plain JSON. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Plain JSON; functions, dates, undefined and the like are refused. */
export const jsonSchema: z.ZodType<Json> = z.json() as unknown as z.ZodType<Json>;
export const jsonObjectSchema: z.ZodType<JsonObject> = z.record(z.string(), jsonSchema);
