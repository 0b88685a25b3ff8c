import { wordList } from '@palimpsest/kernel/text';

/** What people say when they talk. A text that has next to none of these was not spoken by anyone. */
export const PLAIN_WORDS = wordList(`
  got get gets getting gotten just really going gonna wanna thing things stuff pretty maybe lot lots guy guys okay ok
  yeah yes no know knew think thinking thought want wants wanted well kind sort bit actually probably something anything
  nothing someone somebody anyone everyone everybody anyway sure big little good bad great nice put let told tell said
  say says go goes went come came back up down out off there here now then so because like even too very much still
  why what how who where when if but about around way ever never always again any some all most more
  make makes made take takes took look looks looked feel need needs try tried trying use used work works worked
  right first last new old long hard easy next one two three people day days week weeks year years
`);

/** First and second person. */
export const PERSON_WORDS = wordList(`
  i me my mine myself we us our ours ourselves you your yours yourself yourselves
  i'm i've i'd i'll we're we've we'd we'll you're you've you'd you'll let's
`);
