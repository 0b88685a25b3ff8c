import { describe, expect, it } from 'vitest';
import { renderMessage } from '../render-message.ts';
import { requestFor } from '../testing/request.ts';
import { otherActOf } from './other-act.ts';

describe('otherActOf', () => {
  it.each([
    ['en', 'Can I borrow your drill on Saturday?'],
    ['en', 'Is it ok if my sister stays over?'],
    ['en', 'My sister visits on Friday, would it be ok if she slept on the sofa?'],
    ['es', '¿Te importa si invito a unos amigos el sábado?'],
    ['es', '¿Puedo usar tu bici mañana?'],
    ['fr', 'Est-ce que je peux emprunter ta perceuse samedi ?'],
    ['fr', 'Ça te dérange si je laisse un carton dans le salon ?'],
    ['de', 'Dürfte ich mir am Samstag deine Leiter ausleihen?'],
    ['de', 'Hast du was dagegen, wenn ich freitags die Küche für mich hab?'],
  ] as const)('hears in %s that leave is asked for: %s', (language, text) => {
    expect(otherActOf(text, language, false)).toBe('leave');
  });

  it.each([
    ['en', 'Could I have my charger back?'],
    ['en', 'Could I get some peace at night?'],
    ['es', '¿Puedo dormir una noche sin oír la play?'],
    ['fr', 'Je peux récupérer mes clés ?'],
    ['de', 'Könnte ich nachts vielleicht ein bisschen Ruhe haben?'],
    ['de', 'Kann ich mein Ladekabel zurückhaben?'],
    ['en', 'Can you take the bins out?'],
    ['en', 'I don’t want to write to the landlord about the leaking tap again.'],
    ['en', 'Would it be ok if we said two nights a week for guests?'],
  ] as const)('takes no wish of who complains in %s for one: %s', (language, text) => {
    expect(otherActOf(text, language, true)).toBeNull();
  });

  it('hears who owns up', () => {
    expect(otherActOf('I broke your blue mug, so sorry, I’ll get you another one', 'en', false)).toBe(
      'sorry',
    );
    expect(otherActOf('J’ai cassé ton mug bleu ce matin.', 'fr', false)).toBe('sorry');
    expect(otherActOf('Sorry, but the bins are full again.', 'en', true)).toBeNull();
  });

  it('takes for a warning or news only what asks nothing and is calm', () => {
    const warning = 'Don’t sit on the green chair, I’ve just glued the leg';
    expect(otherActOf(warning, 'en', true)).toBe('warning');
    expect(otherActOf(warning, 'en', false)).toBeNull();
    expect(otherActOf('The boiler is fixed, hot water’s back on', 'en', true)).toBe('news');
    expect(otherActOf('Don’t use my towel, it is wet every time', 'en', true)).toBeNull();
  });
});

describe('a message that complains of nothing', () => {
  const text = 'Est-ce que je peux emprunter ta perceuse samedi matin ? Je te la rends à midi.';

  it('goes in its own words in its own language', () => {
    const rendered = renderMessage(
      requestFor(text, { source: 'fr', target: 'fr', topics: ['privacy'], strength: 'light_touch' }),
    );
    expect(rendered).toMatchObject({
      kind: 'written',
      text: expect.stringContaining('emprunter ta perceuse'),
    });
  });

  it('is not told in another language, where it would be turned round', () => {
    expect(renderMessage(requestFor(text, { source: 'fr', target: 'de', topics: ['privacy'] })).kind).toBe(
      'cannot',
    );
  });
});
