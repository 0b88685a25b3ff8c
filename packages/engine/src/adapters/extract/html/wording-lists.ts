/** Words on buttons and labels. A line that is nothing but one of these is no sentence. */
export const CONTROLS: ReadonlySet<string> = new Set(
  lines(`
advert|advertisement|advertising|ad|ads|sponsored|sponsored content
comments|comment|post comment|leave a comment|add a comment|view comments|show comments|hide comments|load comments
share|share this|share this article|share this story|share article|share on facebook|share on twitter|tweet
share tweet submit|share tweet|pin it|copy link|link copied|facebook|twitter|whatsapp|linkedin|pinterest|reddit
email|e-mail|email the author|view author archive|print|print article|print this article|order reprints|reprints
text size|font size|save|subscribe|sign in|sign up|log in|login|register|follow us|follow|menu|search|newsletter|newsletters
close|open|caption|hide caption|toggle caption|show caption|view gallery|play|play video|watch|listen
more|read more|read more…|see more|learn more|view all|see all|continue reading|continue reading the main story
loading|loading...|next|previous|back to top|top|skip|skip to content|skip to main content|buy now|shop now
story continues|story continues below|story continues below advertisement
article continues below|article continues below advertisement
trending|breaking news|latest news|recommended|disclaimer`),
);

/** How a line begins that only leads to another article. */
export const POINTERS: readonly string[] = lines(`
read|see|watch|more|also read|also see|read also|read more|see more|see also|learn more|related|related posts?
related articles?|related stor(?:y|ies)|related coverage|related news|related content|related links?|related topics?
recommended|recommended reading|more (?:from|on|stories|news|in|about)|further reading|don['’]?t miss
you (?:may|might|could) (?:also )?(?:like|enjoy|be interested)|you['’]ll also like|must read|top stor(?:y|ies)
trending|most (?:read|popular)|popular|in case you missed it|full coverage|also of interest|click here|check out
up next|next article|previous article|next post|previous post|tags|topics|filed under|categories|posted in|via`);

/** What asks the reader to do something, or says whose the page is. Each is looked for in one short block. */
export const CALLS: readonly RegExp[] = [
  /^\W{0,3}(?:please )?(?:click here|sign up|subscribe|register|join (?:us|our|the)|follow (?:us|our)|like us|download our|get (?:the latest|our|more|breaking|daily|all)|send (?:us|your)|want (?:more|to (?:get|receive|stay)))\b[^.!?]{0,140}\b(?:newsletters?|inbox|e-?mails?|twitter|facebook|instagram|youtube|telegram|whatsapp|our app|notifications?|subscribers?|membership|more information|updates?)\b/i,
  /^\W{0,3}have a (?:news )?(?:tip|story idea)\b/i,
  /\bfollow (?:us|him|her|them|me|@?[\p{L}\p{N}_@. ]{2,40}) (?:on|at) (?:twitter|facebook|instagram|linkedin|youtube|social media)\b/iu,
  /\bcontributed (?:to this (?:report|story|article)|reporting)\b/i,
  /^\W{0,3}follow [^.!?]{0,60}\bcoverage\b/i,
  /\bclick here (?:for|to) (?:more|find|read|subscribe|sign|see|learn)\b/i,
  /^\W{0,3}(?:note:? )?(?:we|all|your|our|please)\b[^.!?]{0,60}\bmoderat\w{1,6}\b[^.!?]{0,40}\bcomments?\b/i,
  /^\W{0,3}(?:all|your|our) comments (?:are|will be)\b[^.!?]{0,40}\bmoderat/i,
  /\b(?:can|may) be reached (?:at|by|via|on)\b/i,
  /\b(?:sign up|subscribe) (?:for|to) (?:our|the|\p{L}[\p{L}. ]{1,40})[^.!?]{0,60}\b(?:newsletters?|today|here|channel)\b/iu,
  /^\W{0,3}(?:contact|write to|email|e-mail|reach) [^.!?]{1,80}(?:\bat\b|:) ?\S{1,60}@/i,
  /^\W{0,3}(?:copyright|©|\(c\))(?:\W|\d)/i,
  /\ball rights reserved\b/i,
  /\bthis (?:material|article|story|content) may not be (?:published|reproduced|republished)\b/i,
  /^\W{0,3}this (?:article|story|post|piece|column) (?:was |is |has been |first |originally ){1,3}(?:published|appeared|posted|republished|reproduced)\b/i,
  /^\W{0,3}the post .{1,160} appeared first\b/i,
  /^\W{0,3}if you (?:enjoyed|liked|like) (?:this|what)\b/i,
  /\b(?:opinions|views) expressed (?:here|in this (?:article|post|column|piece)|by|are)\b[^.]{0,80}\b(?:own|author|reflect)/i,
  /\b(?:this|our) (?:web)?site uses cookies\b|\bour (?:cookie|privacy) policy\b|\bby (?:signing up|subscribing|continuing|using this)\b[^.]{0,120}\b(?:terms|policy)\b/i,
  /\bplease enable javascript\b|\byour browser (?:does not|doesn['’]t) support\b/i,
  /\b(?:we|may) (?:may )?(?:earn|receive) (?:a )?(?:small )?(?:affiliate )?commissions?\b|\bcontains affiliate links\b/i,
];

/** Headings under which other articles or readers' comments begin. */
export const OTHERS: readonly RegExp[] = [
  /^\W{0,3}(?:latest|recent|more|related|popular|most popular|trending|top|other|similar|recommended|featured|editor['’]s)(?: \p{L}{2,14}){0,3} (?:news|stor(?:y|ies)|articles?|posts?|reads?|videos?|picks?|coverage|content|links?|topics)\W{0,5}$/iu,
  /^\W{0,3}(?:recommended(?: for you)?|popular (?:now|this week|today)|trending(?: now)?|most read|up next|keep reading|share this)\W{0,5}$/i,
  /^\W{0,3}(?:about the (?:author|writer)|\d{1,5} (?:comments?|responses?|replies)|(?:comments?|responses?|replies) \(\d{1,6}\)|leave a (?:reply|comment)|add (?:a )?comment|join the (?:conversation|discussion)|tell us what you think|what do you think)\W{0,5}$/i,
  /^\W{0,3}(?:you (?:may|might) also (?:like|enjoy)|don['’]t miss|more from [^.]{1,40}|something to consider)\W{0,5}$/i,
];

function lines(text: string): string[] {
  return text.split(/[|\n]/).reduce<string[]>((all, part) => {
    // Alternatives inside a group stay together.
    const last = all.at(-1);
    if (last !== undefined && count(last, '(') > count(last, ')')) all[all.length - 1] = `${last}|${part}`;
    else if (part.trim() !== '') all.push(part.trim());
    return all;
  }, []);
}

function count(text: string, char: string): number {
  return text.split(char).length - 1;
}
