import { describe, expect, it } from 'vitest';
import { classifyMessage } from '../classify.ts';

const flagsOf = (language: string, text: string) =>
  classifyMessage(text, () => ({ language, confidence: 'high' }), ['en', 'es', 'fr', 'de']).safety_flags;

describe('danger, by kind', () => {
  it.each([
    ['en', 'I hope I just never wake up.'],
    ['en', 'Honestly life here would be easier without me.'],
    ['en', 'I am tired of being such a burden.'],
    ['en', 'When you read this I will be gone.'],
    ['en', 'I have been saving up my sleeping pills.'],
    ['es', 'Ojalá no me despierte mañana.'],
    ['es', 'Sin mí todo sería más fácil.'],
    ['es', 'Cuando leáis esto ya no estaré.'],
    ['es', 'Ya he contado los comprimidos.'],
    ['fr', 'Je voudrais m’endormir et ne plus me réveiller.'],
    ['fr', 'Tout serait plus simple sans moi.'],
    ['fr', 'J’en ai marre d’être un fardeau.'],
    ['fr', 'J’ai mis de côté mes somnifères.'],
    ['de', 'Am liebsten würde ich nie wieder aufwachen.'],
    ['de', 'Für alle wäre es besser ohne mich.'],
    ['de', 'Ich will niemandem mehr zur Last fallen.'],
    ['de', 'Wenn du das liest, bin ich nicht mehr da.'],
    ['de', 'Ich hab die Schlaftabletten gesammelt.'],
  ])('%s: self_harm in "%s"', (language, text) => {
    expect(flagsOf(language, text)).toContain('self_harm');
  });

  it.each([
    ['en', 'I will burn this hole down with all of you in it.'],
    ['en', 'Do that again and I break every bone you have.'],
    ['en', 'I’ll chuck your dog off the balcony.'],
    ['en', 'I know where you work. Be careful.'],
    ['en', 'There will be rat poison in its bowl.'],
    ['en', 'You’ll leave with broken legs.'],
    ['en', 'I’ll knock you out if you wake me again.'],
    ['en', 'Do that again and I’ll put your head through the wall.'],
    ['en', 'Your cat goes missing if it pees on my bed again.'],
    ['es', 'La próxima vez te doy un puñetazo.'],
    ['es', 'Te voy a meter una hostia.'],
    ['es', 'Voy a romperte los dedos uno a uno.'],
    ['es', 'Sé dónde trabajas, ten cuidado.'],
    ['es', 'Voy a tirar a tu perro por el balcón.'],
    ['fr', 'Je vais te broyer les doigts.'],
    ['fr', 'Je sais très bien où tu travailles.'],
    ['fr', 'Je balance ton chien par le balcon.'],
    ['fr', 'Je te colle une baffe si tu recommences.'],
    ['fr', 'Encore une fête et je monte avec une batte.'],
    ['fr', 'Ton chat va finir noyé.'],
    ['de', 'Ich polier dir die Fresse.'],
    ['de', 'Ich schwöre, ich verprügel dich.'],
    ['de', 'Deine Katze landet im Fluss.'],
    ['de', 'Beim nächsten Mal werde ich dir jeden Finger brechen.'],
    ['de', 'Ich weiß genau, wo du arbeitest.'],
    ['de', 'Da kommt bald Rattengift in den Napf.'],
    ['de', 'Ich brenne die Bude ab, mit euch drin.'],
  ])('%s: a threat in "%s"', (language, text) => {
    expect(flagsOf(language, text)).toContain('threat');
  });

  it.each([
    ['en', 'I could kill for a coffee.'],
    ['en', 'This heat is killing me.'],
    ['en', 'Please do not burn the toast again.'],
    ['en', 'Someone broke the window in the hall.'],
    ['en', 'We need tablets for the dishwasher.'],
    ['en', 'I counted the dishwasher tablets, three are left.'],
    ['en', 'I have to wake up at six tomorrow.'],
    ['en', 'When you read this I will be gone for the weekend.'],
    ['en', 'No worries about the vase, accidents happen.'],
    ['en', 'I don’t want to be a burden, but could you drive me?'],
    ['en', 'The knife lies there with the blade up, someone will get hurt.'],
    ['en', 'I’m this close to missing my train.'],
    ['es', 'Me muero de hambre, ¿cenamos?'],
    ['es', 'Hay que comprar pastillas para el lavavajillas.'],
    ['es', 'El humo sale por la ventana.'],
    ['es', 'No sé dónde trabajas ahora.'],
    ['es', 'Quiero hacerme un café y no hay tazas.'],
    ['es', 'Me despierto a las seis, baja la música.'],
    ['fr', 'Je suis mort de fatigue.'],
    ['fr', 'Je me suis cassé un doigt, tu peux faire la vaisselle ?'],
    ['fr', 'Je ne sais pas où tu travailles.'],
    ['fr', 'Il n’y a plus de pastilles pour le lave-vaisselle.'],
    ['fr', 'J’ai la peau sensible, garde ta lessive.'],
    ['fr', 'Mon ficus de dix ans, crevé.'],
    ['fr', 'Le pneu de mon vélo est crevé.'],
    ['de', 'Ich sterbe vor Hunger.'],
    ['de', 'Die Katze ist aus dem Fenster geklettert, mach es bitte zu.'],
    ['de', 'Ich will dir nicht zur Last fallen, aber hilfst du mir?'],
    ['de', 'Fangt besser ohne mich an.'],
    ['de', 'Die Tabletten für die Spülmaschine sind alle.'],
    ['de', 'Ich weiß nicht, wo du arbeitest.'],
    ['de', 'Ich möchte wegen deiner Musik nachts nicht mehr aufwachen.'],
    ['de', 'Wenn du das liest, bin ich schon weg zur Arbeit.'],
  ])('%s: everyday words are neither: "%s"', (language, text) => {
    const flags = flagsOf(language, text);
    expect(flags).not.toContain('threat');
    expect(flags).not.toContain('self_harm');
  });
});
