import type { ConceptId } from '../../concepts/ids.ts';
import type { LanguageCode } from '../languages.ts';

/** A thing a concept can be about more exactly than its own words say: an oven where they say stove. */
export interface Variant {
  readonly concepts: readonly ConceptId[];
  /** The words that name it, as patterns of whole words. */
  readonly hear: Readonly<Record<LanguageCode, string>>;
  /** What stands in the words of the concept, and what stands there instead. */
  readonly instead: Readonly<Record<LanguageCode, readonly (readonly [string, string])[]>>;
}

export const VARIANTS: readonly Variant[] = [
  {
    concepts: ['hair'],
    hear: {
      en: '(?:finger|toe)?nails?|(?:nail|toenail) clippings?',
      es: 'uñas?',
      fr: 'ongles?',
      de: '(?:finger|fuß|zehen)?n[aä]gel(?:reste)?',
    },
    instead: {
      en: [
        ['your hair', 'your nail clippings'],
        ['the hair left', 'the nail clippings left'],
      ],
      es: [
        ['tus pelos', 'tus uñas cortadas'],
        ['los pelos', 'las uñas cortadas'],
      ],
      fr: [
        ['tes cheveux', 'tes rognures d’ongles'],
        ['les cheveux', 'les rognures d’ongles'],
      ],
      de: [
        ['deine Haare', 'deine Nagelreste'],
        ['die Haare', 'die Nagelreste'],
      ],
    },
  },
  {
    concepts: ['stove'],
    hear: { en: 'ovens?', es: 'hornos?', fr: 'fours?', de: 'backofen|ofen|backofens' },
    instead: {
      en: [['the stove', 'the oven']],
      es: [
        ['los fogones y el horno', 'el horno'],
        ['el horno y los fogones', 'el horno'],
      ],
      fr: [['la plaque de cuisson', 'le four']],
      de: [
        ['den Herd', 'den Backofen'],
        ['des Herds', 'des Backofens'],
      ],
    },
  },
  {
    concepts: ['stove'],
    hear: { en: 'microwave', es: 'microondas', fr: 'micro-?ondes', de: 'mikrowelle' },
    instead: {
      en: [['the stove', 'the microwave']],
      es: [
        ['los fogones y el horno', 'el microondas'],
        ['el horno y los fogones', 'el microondas'],
      ],
      fr: [['la plaque de cuisson', 'le micro-ondes']],
      de: [
        ['den Herd', 'die Mikrowelle'],
        ['des Herds', 'der Mikrowelle'],
      ],
    },
  },
  {
    concepts: ['mail'],
    hear: { en: 'parcels?|packages?', es: 'paquetes?', fr: 'colis|paquets?', de: 'pakete?|päckchen' },
    instead: {
      en: [['my mail', 'my parcel']],
      es: [['mi correo', 'mi paquete']],
      fr: [['mon courrier', 'mon colis']],
      de: [
        ['meine Post', 'mein Paket'],
        ['meiner Post', 'meinem Paket'],
      ],
    },
  },
  {
    concepts: ['pets', 'pet_mess'],
    hear: {
      en: 'dogs?|puppy',
      es: 'perr[oa]s?|perrit[oa]',
      fr: 'chiens?|chienne|chiot',
      de: 'hund(?:e[sn]?)?|hündin|welpe',
    },
    instead: {
      en: [
        ['the pet', 'the dog'],
        ['your pet', 'your dog'],
        ['a pet', 'a dog'],
      ],
      es: [
        ['la mascota', 'el perro'],
        ['tu mascota', 'tu perro'],
        ['una mascota', 'un perro'],
      ],
      fr: [
        ['l’animal', 'le chien'],
        ['ton animal', 'ton chien'],
        ['un animal', 'un chien'],
      ],
      de: [
        ['das Haustier', 'den Hund'],
        ['dein Haustier', 'deinen Hund'],
        ['deinem Tier', 'deinem Hund'],
        ['ein Haustier', 'einen Hund'],
      ],
    },
  },
  {
    concepts: ['pets', 'pet_mess'],
    hear: { en: 'cats?|kitten', es: 'gat[oa]s?|gatit[oa]', fr: 'chats?|chatte|chaton', de: 'katzen?|kater' },
    instead: {
      en: [
        ['the pet', 'the cat'],
        ['your pet', 'your cat'],
        ['a pet', 'a cat'],
      ],
      es: [
        ['la mascota', 'el gato'],
        ['tu mascota', 'tu gato'],
        ['una mascota', 'un gato'],
      ],
      fr: [
        ['l’animal', 'le chat'],
        ['ton animal', 'ton chat'],
        ['un animal', 'un chat'],
      ],
      de: [
        ['das Haustier', 'die Katze'],
        ['dein Haustier', 'deine Katze'],
        ['deinem Tier', 'deiner Katze'],
        ['ein Haustier', 'eine Katze'],
      ],
    },
  },
  {
    concepts: ['private_messages'],
    hear: { en: 'diary|diaries', es: 'diario', fr: 'journal(?: intime)?', de: 'tagebuch' },
    instead: {
      en: [
        ['my private messages and devices', 'my diary'],
        ['my messages and devices', 'my diary'],
        ['my private messages', 'my diary'],
      ],
      es: [
        ['mis mensajes privados y mis dispositivos', 'mi diario'],
        ['mis mensajes privados ni mis dispositivos', 'mi diario'],
        ['mis mensajes privados sigan siendo privados', 'mi diario siga siendo privado'],
        ['mis mensajes privados', 'mi diario'],
      ],
      fr: [
        ['mes messages privés et de mes appareils', 'mon journal'],
        ['mes messages privés et mes appareils', 'mon journal'],
        ['mes messages privés ni mes appareils', 'mon journal'],
        ['mes messages privés rester privés', 'mon journal rester privé'],
        ['mes messages privés', 'mon journal'],
      ],
      de: [
        ['meine privaten Nachrichten und Geräte', 'mein Tagebuch'],
        ['meine privaten Nachrichten', 'mein Tagebuch'],
      ],
    },
  },
  {
    concepts: ['private_messages'],
    hear: {
      en: 'my (?:phone|mobile|cell)',
      es: 'mi (?:móvil|teléfono|celular)',
      fr: 'mon (?:téléphone|portable|tél)',
      de: 'mein(?:em|s)? (?:handy|telefon|smartphone)',
    },
    instead: {
      en: [
        ['my private messages and devices', 'my phone'],
        ['my messages and devices', 'my phone'],
      ],
      es: [
        ['mis mensajes privados y mis dispositivos', 'mi móvil'],
        ['mis mensajes privados ni mis dispositivos', 'mi móvil'],
      ],
      fr: [
        ['mes messages privés et de mes appareils', 'mon téléphone'],
        ['mes messages privés et mes appareils', 'mon téléphone'],
        ['mes messages privés ni mes appareils', 'mon téléphone'],
      ],
      de: [['meine privaten Nachrichten und Geräte', 'mein Handy']],
    },
  },
  {
    concepts: ['private_messages'],
    hear: {
      en: 'my (?:messages|texts|chats|dms)',
      es: 'mis (?:mensajes|chats)',
      fr: 'mes (?:messages|sms|textos)',
      de: 'meine (?:nachrichten|chats|sms)',
    },
    instead: {
      en: [
        ['my private messages and devices', 'my private messages'],
        ['my messages and devices', 'my messages'],
      ],
      es: [
        ['mis mensajes privados y mis dispositivos', 'mis mensajes privados'],
        ['mis mensajes privados ni mis dispositivos', 'mis mensajes privados'],
      ],
      fr: [
        ['mes messages privés et de mes appareils', 'mes messages privés'],
        ['mes messages privés et mes appareils', 'mes messages privés'],
        ['mes messages privés ni mes appareils', 'mes messages privés'],
      ],
      de: [['meine privaten Nachrichten und Geräte', 'meine privaten Nachrichten']],
    },
  },
  {
    concepts: ['counter'],
    hear: { en: 'table', es: 'mesa', fr: 'table', de: 'tisch|esstisch|küchentisch' },
    instead: {
      en: [['the counter', 'the table']],
      es: [['la encimera', 'la mesa']],
      fr: [
        ['du plan de travail', 'de la table'],
        ['le plan de travail', 'la table'],
      ],
      de: [
        ['die Arbeitsplatte', 'den Tisch'],
        ['der Arbeitsplatte', 'vom Tisch'],
      ],
    },
  },
];
