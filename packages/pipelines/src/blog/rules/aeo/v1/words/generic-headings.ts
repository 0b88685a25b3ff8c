import { wordList } from '@palimpsest/kernel/text';

/** Headings made of nothing but these say what place the section has, not what it says. */
export const GENERIC_HEADING_WORDS = wordList(
  `introduction intro overview background context summary conclusion conclusions contents content more details
  detail notes note about general misc miscellaneous other others further information info final closing thoughts
  wrap wrapping up getting started motivation preface appendix references resources links section part chapter
  step steps next the a an and of to in for our your us we some discussion analysis method methods findings
  example examples question questions tips tools benefits challenges results problem problems solution solutions
  issue issues goals goal approach process history education teams team`,
);
