/** How an assistant begins when it talks instead of writing. Matched at the very beginning. */
export const CHAT_OPENINGS: readonly RegExp[] = [
  /^(?:sure|certainly|absolutely|of course|okay|ok|great|got it|understood|no problem|happy to help)\b[,!.:]?(?:.{0,60}\b(?:here|i've|i have|below|rewrit|revis|version|post)\b|[!,.]? ?$)/i,
  /^(?:here(?:'s| is| are)|below is|this is|the following is|please find)\b.{0,60}\b(?:rewrit\w*|revis\w*|updat\w*|improv\w*|edited|polished|refined|optimi[sz]ed|new|final|clean\w*|requested|full)\b.{0,40}\b(?:version|post|article|content|text|blog|draft|copy|markdown)\b/i,
  /^(?:i've|i have|i) (?:\w+ )?(?:rewrit\w*|rewrote|revised|updated|edited|improved|polished|restructured|reworked|applied|made|kept|preserved)\b/i,
  /^as (?:you )?requested\b/i,
  /^(?:the )?(?:rewritten|revised|updated|improved|edited|polished|final) (?:blog )?(?:content|post|article|text|version|draft)\b/i,
  /^(?:as an ai|i'm an ai|i cannot|i can't|i'm sorry|i am sorry|unfortunately, i)\b/i,
];

/** How an assistant ends. Matched at the beginning of one of the last blocks. */
export const CHAT_CLOSINGS: readonly RegExp[] = [
  /^(?:i hope (?:this|that|these)|hope (?:this|that) helps|let me know|feel free to (?:ask|reach|let)|would you like me|do you want me|if you(?:'d| would)? (?:like|want|need)(?: me)?(?: to)?\b.{0,60}\b(?:adjust|change|further|revis|rewrit|tweak|let me know|another version))/i,
  /^(?:\(?note:? ?|\*?\*?notes?:\*?\*? ?)?(?:i've|i have|i) (?:also |only )?(?:kept|preserved|maintained|retained|made|changed|removed|added|moved|applied|followed|avoided|ensured|rewrote|split|converted)\b/i,
  /^\(?(?:total )?word count\b/i,
  /^this (?:version|rewrite|revision|draft|edit)\b/i,
  /^(?:all|the) (?:required )?(?:fixes|links|citations|facts|changes)\b.{0,80}\b(?:preserved|applied|kept|retained|unchanged|intact|addressed|addresses)\b/i,
  /^(?:end of (?:the )?(?:post|rewrite|article|document)|---? ?end ?---?)/i,
];

/** Labels of a list of changes. They count when nothing of the post follows: a post may well say what changed. */
export const CHANGE_LABELS: readonly RegExp[] = [
  /^(?:a )?(?:brief |short |quick )?(?:summary|overview|list) of (?:the |my |all )?(?:changes|edits|revisions|improvements)\b/i,
  /^(?:key |main |notable )?(?:changes|edits|revisions|improvements|fixes)(?: (?:i )?(?:made|applied|included?))?\s?(?::|$)/i,
  /^what (?:(?:i|we)(?:'ve| have)? |was |has been |is )?(?:changed|edited|improved|different)\s?(?::|\?|$)/i,
  /^change ?log\b/i,
];

/** Notes of an editor in the text. Matched at the beginning of a sentence, anywhere. */
export const EDITOR_NOTES: readonly RegExp[] = [
  /^(?:lightly |slightly |heavily )?(?:edited|rewritten|revised|reworked|condensed|shortened|restructured|reformatted|updated|optimi[sz]ed) (?:for|to improve) (?:better |greater |improved |more )?(?:clarity|brevity|readability|length|flow|style|tone|structure|concision|search|seo|ai)\b/i,
  /^(?:editor(?:'s|ial)? |author's )?notes?\s?[:–—-]\s?.{0,80}\b(?:preserved|retained|unchanged|intact|untouched|kept (?:as|in|the)|were kept|left as|rewritten|rephrased|reworded|restructured|reordered|shortened|condensed|moved up)\b/i,
  /^(?:all|the|every) (?:of the )?(?:original )?(?:links?|citations?|figures|facts|numbers|headings|images|quotes|formatting|markdown|front matter|tone|meaning)(?: (?:and|or) \w{1,20})? (?:have been|has been|are|is|were|was|remains?|stays?) (?:all )?(?:preserved|retained|unchanged|intact|untouched|kept|maintained|the same)\b/i,
  /^(?:alternative|alternate|suggested|proposed|possible|optional|revised) (?:seo |h1 )?(?:title|headline|heading|subtitle|opening|intro|introduction|ending|meta description)s?\s?[:–—-]/i,
  /^(?:meta description|seo title|meta title|target keywords?|focus keyphrase|focus keyword|reading time|tone)\s?:/i,
  /^\[?(?:the )?rest of (?:the|this) (?:post|article|content|text|section) (?:remains?|is|stays?)\b/i,
];

/** Talk about scores, the instructions or the rewrite itself. It is wrong where the original does not have it too. */
export const REWRITE_TALK: readonly RegExp[] = [
  /\baeo\b|\baeo_\w+|\banswer engine optimi[sz]ation\b/gi,
  /\bai[-_ ]likeness\b|\bai[- ]like patterns?\b|\bai detect(?:ion|or)s?\b/gi,
  /\banswerability\b|\breadability (?:score|grade|rating)\b|\bseo score\b|\bflesch\b/gi,
  /\b(?:this|the|my|our) (?:rewrit(?:e|ten)|revis(?:ion|ed)|reworked|edited|improved|updated) (?:version|post|article|text|content|draft|copy)\b/gi,
  /\b(?:this|the|my) rewrite\b|\brewritten (?:to|for|version|content|post|text)\b|\bin (?:this|the) rewrite\b/gi,
  /\b(?:original|previous|earlier) (?:version of (?:this|the) (?:post|article|text)|draft of this|content was)\b/gi,
  /\b(?:required fixes|fix instructions|strict prohibitions|output requirements|as instructed|per the instructions|per your (?:instructions|request))\b/gi,
  /\bas an ai (?:language )?model\b|\bi am an ai\b|\bmy training data\b/gi,
  /\b(?:quality|content|overall|structure|trust|coverage|freshness|specificity) scores?\b|\bscor(?:e|ed|es) (?:of )?\d{1,3}(?:\.\d+)?\s?(?:\/|out of)\s?\d{2,3}\b/gi,
];

/** Signs that more than one text was handed in. */
export const DRAFT_MARKS: readonly RegExp[] = [
  /^(?:version|draft|option|alternative|variant|take|rewrite|attempt)\s(?:[1-9a-d]|one|two|three|i{1,3})\b\s?[:.)–—-]?/i,
  /^(?:alternative|alternate|second|another|first|other|shorter|longer) (?:version|draft|option|take|rewrite)\b\s?[:.–—-]?/i,
  /^(?:or|alternatively)[,:] (?:here|a (?:shorter|longer|second))/i,
];
