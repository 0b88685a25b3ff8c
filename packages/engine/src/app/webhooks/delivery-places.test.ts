import { describe, expect, it } from 'vitest';
import { deliveryPlaces } from './delivery-places.ts';

describe('the places a worker has for messages', () => {
  it('are full when all are taken, and free again when one is left', () => {
    const places = deliveryPlaces(2);
    places.take('a', 'one');
    places.take('b', 'two');
    expect([places.unwanted(), places.hasRoomFor('three')]).toEqual([['deliver'], false]);
    expect([places.has('b'), places.has('c')]).toEqual([true, false]);
    places.leave('b');
    expect([places.unwanted(), places.hasRoomFor('three')]).toEqual([['deliver:one'], true]);
    places.leave('a');
    expect(places.unwanted()).toEqual([]);
  });

  it('are not for one tenant alone: the last one is kept for others', () => {
    const places = deliveryPlaces(4);
    for (const id of ['a', 'b', 'c']) {
      expect(places.hasRoomFor('busy')).toBe(true);
      places.take(id, 'busy');
    }
    expect([places.hasRoomFor('busy'), places.hasRoomFor('other')]).toEqual([false, true]);
    expect(places.unwanted()).toEqual(['deliver:busy']);
  });

  it('cannot be kept where there is only one', () => {
    const places = deliveryPlaces(1);
    expect(places.hasRoomFor('busy')).toBe(true);
    places.take('a', 'busy');
    expect([places.hasRoomFor('busy'), places.hasRoomFor('other'), places.unwanted()]).toEqual([
      false,
      false,
      ['deliver'],
    ]);
  });
});
