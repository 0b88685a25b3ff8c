import { describe, expect, it } from 'vitest';
import type { Thing } from './phrase-chunks.ts';
import { readAdjectives } from './read-adjectives.ts';
import { readNouns } from './read-nouns.ts';
import { sayPlace } from './say-place.ts';
import { sayThing } from './say-thing.ts';

const [pan, water, neighbour, shelf, cellar] = readNouns(`
dish dishes; pan/pans; sartén/sartenes f; poêle/poêles f; Pfanne/Pfannen f
drink -; water/-; agua/- f!; eau/- f; Wasser/- n
person -; neighbour/neighbours; vecino/vecinos m; voisin/voisins m; Nachbar/Nachbarn m*
surface -; shelf/shelves; balda/baldas f; étagère/étagères f; Regal/Regale n
room -; cellar/cellars; sótano/sótanos m; cave/caves f; Keller/Keller m
`);
const [old, wet] = readAdjectives(`
old; viejo/vieja/viejos/viejas; pre vieux/vieille/vieux/vieilles; alt:alt
wet; mojado/mojada/mojados/mojadas; mouillé/mouillée/mouillés/mouillées; nass:nass
`);
const thing = (noun: Thing['noun'] | undefined, more: Partial<Thing> = {}): Thing => {
  if (noun === undefined) throw new Error('no such noun');
  return { noun, isPlural: false, determiner: 'the', adjectives: [], ...more };
};
const adjectives = [old, wet].flatMap((each) => each ?? []);

describe('a thing', () => {
  it('has its article and adjectives as each language puts them', () => {
    const pans = thing(pan, { isPlural: true, determiner: 'your', adjectives });
    expect(sayThing(pans, 'en').text).toBe('your old wet pans');
    expect(sayThing(pans, 'es').text).toBe('tus sartenes viejas mojadas');
    expect(sayThing(pans, 'fr').text).toBe('tes vieilles poêles mouillées');
    expect(sayThing(pans, 'de', 'dative').text).toBe('deinen alten nassen Pfannen');
  });

  it('bends for what its noun is', () => {
    expect(sayThing(thing(water), 'es').text).toBe('el agua');
    expect(sayThing(thing(water), 'fr').text).toBe('l’eau');
    expect(sayThing(thing(water, { determiner: 'some' }), 'fr').text).toBe('de l’eau');
    expect(sayThing(thing(neighbour), 'de').text).toBe('den Nachbarn');
    expect(sayThing(thing(neighbour), 'de', 'nominative').text).toBe('der Nachbar');
    expect(sayThing(thing(shelf, { determiner: 'my' }), 'fr').text).toBe('mon étagère');
  });

  it('says what it is a part of', () => {
    const part = thing(shelf, { of: thing(cellar, { determiner: null }) });
    expect(sayThing(part, 'en').text).toBe('the cellar shelf');
    expect(sayThing(part, 'es').text).toBe('la balda de el sótano');
    expect(sayThing(part, 'de').text).toBe('das Regal im Keller');
  });

  it('may be any, or a single one', () => {
    expect(sayThing(thing(pan, { determiner: 'a' }), 'en').text).toBe('a pan');
    expect(sayThing(thing(pan, { determiner: 'some', isPlural: true }), 'en').text).toBe('pans');
    expect(sayThing(thing(pan, { determiner: 'no', isPlural: true }), 'de').text).toBe('keine Pfannen');
  });
});

describe('a place', () => {
  it('has its case by where something is or goes', () => {
    const place = { sense: 'in', thing: thing(cellar) };
    expect(sayPlace(place, 'de', 'at')).toBe('im Keller');
    expect(sayPlace(place, 'de', 'to')).toBe('in den Keller');
    expect(sayPlace(place, 'de', 'from')).toBe('aus dem Keller');
    expect(sayPlace({ sense: 'from', thing: thing(shelf) }, 'de', 'from')).toBe('vom Regal');
  });

  it('is on what things lie on, also where Spanish says only en', () => {
    const place = { sense: 'in', thing: thing(shelf) };
    expect(sayPlace(place, 'en', 'at')).toBe('on the shelf');
    expect(sayPlace(place, 'fr', 'at')).toBe('sur l’étagère');
  });

  it('is not said where its sense has no words', () => {
    expect(sayPlace({ sense: 'between', thing: thing(shelf) }, 'en', 'at')).toBeNull();
    expect(sayPlace({ sense: 'to', thing: thing(neighbour) }, 'de', 'at')).toBeNull();
  });
});
