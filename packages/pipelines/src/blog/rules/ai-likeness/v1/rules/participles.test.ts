import { describe, expect, test } from 'vitest';
import { placesOf } from '../testing/read-text.ts';
import { participialTails, pastTails, tailedSentences } from './participial-tails.ts';
import { edForms, ledGerunds, participialOpenings } from './participle-forms.ts';

describe('rules of participles', () => {
  test.each([
    [participialTails, 'The team moved on, ensuring that nothing broke.', [', ensuring that nothing broke']],
    [participialTails, 'Costs fell, thereby freeing money.', [', thereby freeing money']],
    [participialTails, 'Rates rose — pushing buyers out.', ['— pushing buyers out']],
    [tailedSentences, 'He left, slamming the door.', [', slamming the door']],
    [participialOpenings, 'Drawing on this, we built it.', ['Drawing on']],
    [participialOpenings, 'By fostering trust, teams win.', ['By fostering']],
    [participialOpenings, 'Armed with maps, they left.', ['Armed with']],
    [ledGerunds, 'They win by providing help.', ['by providing']],
    [pastTails, 'It is a city of stone, shaped by the river.', [', shaped by the river']],
    [edForms, 'She looked and waited.', ['looked', 'waited']],
  ])('$0.id finds $1', (gauge, text, places) => {
    expect(placesOf(gauge, text).map((place) => place.replace(/^[,—] */, ''))).toEqual(
      places.map((place) => place.replace(/^[,—] */, '')),
    );
  });

  test.each([
    [participialTails, 'We do planning, testing, and shipping.'],
    [participialTails, 'In the morning, during lunch, nothing happened.'],
    [participialTails, 'The walking tour was long.'],
    [tailedSentences, 'He left, slamming the door, and that was it.'],
    [participialOpenings, 'Nothing works. During lunch we talk. Red paint dries.'],
    [ledGerunds, 'We meet in the building by the river.'],
    [pastTails, 'He sat down, tired, and slept.'],
    [edForms, 'We need speed. The red bed is there.'],
  ])('$0.id is silent about $1', (gauge, text) => {
    expect(placesOf(gauge, text)).toEqual([]);
  });
});
