import type { LanguageCode } from '../words/languages.ts';
import { wholeWords } from './whole-words.ts';

/** Words of violence and contempt. A sentence with one is not passed on in its own words. */
export const GRAVE: Readonly<Record<LanguageCode, string>> = {
  en: `kill|kills|killed|killing|murder\\p{L}*|(?<!(?:wi-?fi|internet|connection|battery|phone|router|laptop|signal|stream) )(?:die|dies|dying)|dead(?! (?:plant|flower|bulb|batter|phone|light|mouse)\\p{L}*)|death|hell|suicide|hate|hates|hated|enemy|enemies|war|spank\\p{L}*|shoot|gun|guns|blood|bust|punch\\p{L}*|rape\\p{L}*|rapist\\p{L}*|racist\\p{L}*|nazi\\p{L}*|neonazi\\p{L}*|hitler|terrorist\\p{L}*|stupid\\p{L}*|idiot\\p{L}*|moron\\p{L}*|dumb|fool|fools|foolish|useless|pathetic|laughable|loser|losers|sucks|crap|troll|trolls|ignoran\\p{L}*|guilty|hypocrit\\p{L}*|ridiculous|insane|corrupt|offensive|ludicrous|inept|daft|evil|vile|nightmare|n+g+e?r\\p{L}*|shut up|shove (?:your|it|that)|head checked|head a shake|liar|liars|lying about|crook|crooks|parasite\\p{L}*|you lied|lied to|cheat|cheats|cheater|thief|thieves|who do you think you are|how dare you|don['’]?t you dare|everything you touch|you (?:always )?(?:wreck|ruin|destroy|spoil|break) everything`,
  es: `matar|mata|mataré|morir|muere|muerte|infierno|odio|odias|guerra|sangre|golpearte|pegarte|pistola|estúpid\\p{L}*|idiota\\p{L}*|imbécil\\p{L}*|tont\\p{L}s?|inútil\\p{L}*|patétic\\p{L}*|suicid\\p{L}*|racista\\p{L}*|coronilla|cojones|(?<!(?:me|nos) (?:da|dio|daba|daría)(?: (?:un poco|algo|mucha|muchísima|cierta|tanta|bastante)(?: de)?)? )vergüenza|mentiros\\p{L}*|parásit\\p{L}*|mentiste|me has mentido|trampos\\p{L}*|ladr[oó]n\\p{L}*|ni se te ocurra|ni se os ocurra|quién te crees|qué te crees|sinvergüenza\\p{L}*|caradura|todo lo que tocas|lo (?:rompes|destrozas|estropeas|arruinas) todo`,
  fr: `tuer|tue|tuerai|mourir|meurs|(?<!(?:plante|fleur|ampoule|pile|batterie|souris)s? (?:(?:est|sont) )?)morte?s?|enfer|haine|guerre|sang|idiot\\p{L}*|stupid\\p{L}*|con|conne|cons|débile\\p{L}*|nul|nulle|pathétique\\p{L}*|suicid\\p{L}*|raciste\\p{L}*|crever|crève|honte|menteu\\p{L}*|parasite\\p{L}*|tu (?:m['’]as|as) menti|tricheu\\p{L}*|voleu\\p{L}*|tu te prends pour qui|pour qui tu te prends|dégage\\p{L}*|comment oses tu|tout ce que tu touches|tu (?:casses|abîmes|détruis|gâches|ruines) tout`,
  de: `töten|umbringen|umbringe|sterben|stirb|tot|tod|hölle|hass|hasse|(?<!(?:ich|du) )krieg(?! (?:ich|du|das|den|die|es|kein\\p{L}*|noch|nichts))|blut|idiot\\p{L}*|dumm|dumme|blöd|blöde|nutzlos\\p{L}*|erbärmlich\\p{L}*|selbstmord|rassist\\p{L}*|verrecken|lügner\\p{L}*|parasit\\p{L}*|angelogen|gelogen|betrüger\\p{L}*|dieb|diebe|für wen hältst du dich|was glaubst du wer du bist|untersteh dich|verschwinde|alles was du anfasst|du (?:machst alles kaputt|ruinierst alles|zerstörst alles)`,
};

/** Biting irony in few words: nothing in it is wrong, and all of it is. */
export const BITING: Readonly<Record<LanguageCode, string>> = {
  en: 'must be nice|must be lovely|good for you|thanks for nothing|of course you|how nice of you|lucky you|well done you',
  es: 'qué bien otra|pues vale|tú sabrás|a lo vuestro|muy bonito|vale tú',
  fr: 'merci infiniment|tant mieux pour toi|quelle chance|tu sais très bien',
  de: 'na dann|na toll|schönes leben|schön für dich|na herzlichen|wie schön für',
};

/** "Do that again and I ...": a threat, however politely the order before it is put. */
export const ULTIMATUM: Readonly<Record<LanguageCode, string>> = {
  en: "(?:again|one more time|once more),? and (?:i['’]ll|i will|i (?:call|tell|ring|bin|throw|move out|change)|i['’]m (?:calling|telling|ringing|binning|throwing|moving|changing|out|gone)|we['’]re (?:done|finished|through)|you['’]ll|see)|either (?:he|she|they|you|it|that \\p{L}+|your \\p{L}+) .{1,60} or (?:(?:he|she|they|it|you|your \\p{L}+|that \\p{L}+)(?:['’]s| is| are| can| will)? (?:goes|go|leaves?|moves?|out|gone|going|find)|(?:i|we)(?:['’]m|['’]ll|['’]re| am| will| are) (?:\\p{L}+ing|out|gone|done|through|move|leave|bin|throw|chuck|call|tell|report|change|stop|cancel))|(?:if|next time|one more|once more|(?:the )?(?:next|first|last) time)(?! (?:nobody|no one|anyone|you (?:don['’]?t )?(?:want|need))) .{1,90} (?:i|we)(?:['’]m|['’]ll|['’]re| will| am| are|) (?:just |gonna |going to |seriously |swear i['’]ll )?(?:snap(?:ping)?|binn?(?:ing)?|bill(?:ing)? (?:you|him|her|them)|charg(?:e|ing) (?:you|him|her|them)|sham(?:e|ing) you|shav(?:e|ing)|chuck(?:ing)?|throw(?:ing)?(?! (?:a|the) party)|toss(?:ing)?|dump(?:ing)?|sell(?:ing)?|smash(?:ing)?|burn(?:ing)?|unplug(?:ging)?|lock(?:ing)? you|chang(?:e|ing) the (?:locks?|wi-?fi|password|code)|mov(?:e|ing) out|report(?:ing)?|los(?:e|ing) (?:it|my)|scream(?:ing)?|pour(?:ing)?|flush(?:ing)? (?:it|them|your)|keep(?:ing)? (?:it|your|the deposit)|donat(?:e|ing)|kick(?:ing)?|cut(?:ting)? (?:the|it|off|your)|hid(?:e|ing)|stop(?:ping)? paying|not paying|withhold(?:ing)?|tip(?:ping)? it|call(?:ing)? (?:the (?:landlord|police|cops|council|agency)|your (?:mum|mom|dad|parents))|(?:ring|tell)(?:ing)? (?:the landlord|the police|the agency|everyone|your (?:mum|mom|dad|parents))|eat(?:ing)? (?:yours|all your)|putt?(?:ing)? (?:it|them|your \\p{L}+|everything) (?:outside|in the (?:bin|street|skip|garden|rubbish)|on (?:your (?:bed|pillow)|the (?:street|kerb|curb))))|(?:if|next time|(?:the )?next time) .{1,90} (?:it|they|he|she|you|that|your \\p{L}+)(?:['’]s|['’]re| is| are|) (?:go|goes|going) (?:straight )?(?:in the (?:bin|skip|street|rubbish)|out (?:of )?the window|out the door|on ebay|to the tip)",
  es: 'v(?:uelve|olv[ée]) a (?:\\p{L}+ ){1,10}y (?:te |me |lo |la )?\\p{L}+[oé]|(?:otra vez|una vez más),? y (?:llamo|cambio|tiro|me voy|te (?:denuncio|echo|vas)|se acabó)',
  fr: "encore(?: \\p{L}+){0,5},? et (?:je (?:change|jette|balance|pars|rends|te)|j['’]appelle|tu (?:vas|verras)|c['’]est fini)",
  de: 'noch (?:einmal|mal|ein mal)(?: \\p{L}+){0,6},? und (?:ich (?:ruf|rufe|zieh|ziehe|hol|hole|werf|werfe|schmeiß|schmeiße|tausch|tausche)|du fliegst|dann)',
};

/** Calm enough, word by word, to be sent in the sender's own words. */
export function isCalm(text: string, language: LanguageCode): boolean {
  const shouts = /\p{Lu}{3} \p{Lu}{2}|[!?]{3}/u.test(text);
  return !shouts && [GRAVE, BITING, ULTIMATUM].every((list) => !wholeWords(list[language], 'iu').test(text));
}
