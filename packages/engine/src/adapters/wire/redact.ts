/** Shorter keys (`ollama`, `EMPTY`, `not-needed`) are placeholders of local servers and may be ordinary words. */
const SHORTEST_SECRET = 16;

const MARK = '[api key removed]';

/** Takes an echoed API key out of what a provider sent, before anybody stores it. */
export function redactKey(text: string, apiKey: string | undefined): string {
  if (apiKey === undefined || apiKey.length < SHORTEST_SECRET) return text;
  const asInJson = JSON.stringify(apiKey).slice(1, -1);
  return [apiKey, asInJson, asInJson.replaceAll('/', '\\/')].reduce(
    (rest, form) => rest.replaceAll(form, MARK),
    text,
  );
}
