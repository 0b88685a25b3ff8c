/**
 * Chromium says `en-US@posix` where the system has no language set. That is no language tag, and programs that format
 * numbers by it fail as soon as they are loaded. Imported before such a one, for its effect.
 */
try {
  Intl.getCanonicalLocales(navigator.language);
} catch {
  Object.defineProperty(navigator, 'language', { configurable: true, value: 'en' });
}
