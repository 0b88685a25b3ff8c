import type { LanguageCode } from './languages.ts';

/** "Buy your own": the reader is not to replace anything, but to leave what is the sender's. Matched as whole words. */
export const OWN_INSTEAD: Readonly<Record<LanguageCode, string>> = {
  en: '(?:buy|get|use|cook|bring|eat) (?:your|ur) (?:own|fucking own|bloody own|damn own)',
  es: 'c[oó]mprate (?:tu|el tuyo|la tuya|los tuyos|las tuyas|uno|una|otro|otra|algo)|(?:usa|utiliza|coge|compra) (?:el tuyo|la tuya|los tuyos|las tuyas|tu propi[oa]|tus propi[oa]s)',
  fr: "ach[eè]te(?:z)?[- ](?:toi|t[’']en|vous)|(?:utilise|prends|achète|mange) (?:le tien|la tienne|les tiens|les tiennes|ton propre|ta propre|tes propres)",
  de: 'kauf(?:t|st|e)? (?:dir|euch|du) (?:\\p{L}+ ){0,2}(?:selber|selbst|eigene\\p{L}*|dein\\p{L}* eigen\\p{L}*)|(?:kauf|nimm|benutz|kaufst du) (?:bitte |doch |gefälligst |dir )*dein\\p{L}* eigen\\p{L}*',
};
