import type { ShownWords } from '@palimpsest/contracts';
import * as counted from '../rules/aeo/v1/counted.ts';
import * as age from '../rules/aeo/v1/freshness/age.ts';
import * as domains from '../rules/aeo/v1/trust/domains.ts';
import * as speakers from '../rules/aeo/v1/trust/quotes.ts';
import * as announcing from '../rules/aeo/v1/words/announcing.ts';
import * as attribution from '../rules/aeo/v1/words/attribution.ts';
import * as defining from '../rules/aeo/v1/words/defining.ts';
import * as emptyTitleWords from '../rules/aeo/v1/words/empty-title-words.ts';
import * as fillers from '../rules/aeo/v1/words/fillers.ts';
import * as genericHeadings from '../rules/aeo/v1/words/generic-headings.ts';
import * as instructing from '../rules/aeo/v1/words/instructing.ts';
import * as pointingStarts from '../rules/aeo/v1/words/pointing-starts.ts';
import * as preambleOpeners from '../rules/aeo/v1/words/preamble-openers.ts';
import * as questionTypes from '../rules/aeo/v1/words/question-types.ts';
import * as questionWords from '../rules/aeo/v1/words/question-words.ts';
import * as summaryMarkers from '../rules/aeo/v1/words/summary-markers.ts';
import * as unnamedAuthorities from '../rules/aeo/v1/words/unnamed-authorities.ts';
import * as vagueQuantifiers from '../rules/aeo/v1/words/vague-quantifiers.ts';

export const aeoWords: Readonly<Record<string, ShownWords>> = {
  announcing: {
    words: announcing,
    about: 'Sentences that say what the post will do; they are not its answer.',
  },
  attribution: { words: attribution, about: 'Wording that says where a claim comes from.' },
  defining: { words: defining, about: 'How a sentence that says what something is is known.' },
  'empty-title-words': { words: emptyTitleWords, about: 'Words of a title that name no subject.' },
  fillers: { words: fillers, about: 'Wording that adds words and no meaning.' },
  'generic-headings': { words: genericHeadings, about: 'Headings that do not say what their section says.' },
  instructing: { words: instructing, about: 'How a sentence that tells the reader what to do is known.' },
  'pointing-starts': {
    words: pointingStarts,
    about: 'Beginnings that point backwards, so that a passage does not stand alone.',
  },
  'preamble-openers': { words: preambleOpeners, about: 'Openings that put the answer off.' },
  'question-types': { words: questionTypes, about: 'The kinds of questions a reader brings.' },
  'question-words': { words: questionWords, about: 'How a heading that asks is known.' },
  'summary-markers': { words: summaryMarkers, about: 'How a summary or a list of questions is known.' },
  'unnamed-authorities': {
    words: unnamedAuthorities,
    about: 'Claims that lean on somebody who is not named.',
  },
  'vague-quantifiers': { words: vagueQuantifiers, about: 'Amounts that are no amounts.' },
  counted: { words: counted, about: 'Nouns whose number is a name, such as "section 12".' },
  domains: { words: domains, about: 'Parts of an address that belong to no one site.' },
  age: { words: age, about: 'How many points a post keeps as it grows old.' },
  speakers: { words: speakers, about: 'Small words within the name of a speaker.' },
};
