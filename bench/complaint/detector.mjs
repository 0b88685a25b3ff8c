// The language detector as the engine loads it. It is no part of the engine's public entry, so it is taken from the build.
import { loadLanguageDetector } from '../../packages/engine/dist/adapters/language/load-language-detector.js';

export function loadDetector() {
  return loadLanguageDetector();
}
