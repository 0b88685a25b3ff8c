/** What is looked for where nothing narrows it down: the languages the detector was measured on. */
export const DETECTED_LANGUAGES: readonly string[] =
  'en es fr de it pt nl sv da nb fi pl cs ru uk tr el ro hu ar he hi ja ko zh id vi th'.split(' ');
