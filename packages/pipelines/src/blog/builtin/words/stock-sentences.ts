/** Whole sentences that fit any post: nothing is lost with them. Compared in small letters, with straight apostrophes. */
export const STOCK_SENTENCES: readonly RegExp[] = [
  /^the (?:importance|significance|value|impact|power) of (?:this|that|it) (?:cannot|can't) be overstated\.$/,
  /^the (?:possibilities|opportunities|options) are (?:truly |virtually |nearly |almost )?endless[.!]$/,
  /^(?:it|this)(?:'s| is) (?:more than|not just) an? \w+[;,—] ?it(?:'s| is) an? (?:paradigm shift|game[- ]changer|revolution|movement|way of life|lifestyle|big change)\.$/,
  /^(?:and )?(?:this|that) is (?:just|only) the (?:beginning|tip of the iceberg)[.!]$/,
  /^the (?:future|sky) is (?:bright|the limit)[.!]$/,
  /^(?:only )?time will tell\.$/,
  /^the (?:results|numbers) speak for themselves\.$/,
  /^(?:and )?the rest,? (?:as they say,? )?is history\.$/,
  /^so,? what are you waiting for\?$/,
  /^let that sink in\.$/,
  /^(?:so,? )?why not [^.?]{0,60}\btoday\b[^.?]{0,80}\?$/,
  /^the choice is yours\.$/,
];

/** Openings of a sentence that only lead up to what it says. */
export const STOCK_LEADS: readonly RegExp[] = [
  /^as we (?:continue to |go on )?(?:navigate|navigating|move|look|embrace|enter|finding|step)[^,.:;]{0,80}, one thing (?:is|remains) (?:clear|certain): /,
  /^one thing (?:is|remains) (?:clear|certain): /,
  /^(?:the|here's the) (?:best part|bottom line)(?: is)?: /,
];
