import type { AskId } from '../concepts/asks.ts';
import type { ConceptId } from '../concepts/ids.ts';
import type { LanguageCode } from './languages.ts';

/** A wish that goes the other way than the concept's usual words: the heating up, a window open. */
export interface Turned {
  readonly concept: ConceptId;
  /** The asks whose usual words would say the opposite. */
  readonly asks: readonly AskId[];
  /** Patterns of messages that wish it so (see matching/pattern.ts). */
  readonly hear: Readonly<Record<LanguageCode, string>>;
  readonly say: Readonly<Record<LanguageCode, string>>;
}

export const TURNED: readonly Turned[] = [
  {
    concept: 'heating',
    asks: ['turn_down', 'turn_off'],
    hear: {
      en: 'turn|put|switch|leave|keep|have|crank .. heating|heat|radiator|radiators|thermostat|boiler on|up & !down|off|lower|too hot|you turned|you put|you left|you leave, turn|put|crank|switch up the heating|heat|radiator|radiators|thermostat, warmer & !too|down, cold & heat*|radiator*|thermostat|boiler|here|flat|house|room & !window*|door|water|shower|turn it down|too hot, freezing & !window*|door|water|shower|food|turn it down|outside, chilly & !window*|door, shiver* & !window*|door|shower',
      es: 'subir|sube|subes|suban|subimos|subiera|pon|pones|poner|ponemos|encender|enciende|enciendes|encendemos|prende|prendes|prender .. calefacción|calefacciones|radiador|radiadores|termostato|estufa & !bajar|baja|apagar|apaga|siempre pones|demasiado calor, frío & calefacción|radiador*|casa|piso|aquí|salón|habitación|cuarto & !ventana*|puerta|agua|ducha|bájala, helad* & calefacción|casa|piso|aquí & !ventana*|agua|ducha, me congelo & !ventana*|ducha|agua, tirit* & !ventana*|ducha',
      fr: 'monter|monte|montes|montez|remonter|remonte|allumer|allume|allumes|rallumer|rallume|mettre|remettre|remets .. chauffage|radiateur|radiateurs|thermostat & !baisser|baisse|éteindre|éteins|trop chaud|tu mets toujours, froid & chauffage|radiateur*|appart|maison|ici|salon|chambre & !fenêtre*|porte|eau|douche, gèle & !fenêtre*|porte|eau|douche|dehors, caille* & !fenêtre*|dehors, grelott* & !fenêtre*|douche',
      de: 'dreh|drehen|mach|machen|stell|stellen|heizung|heizungen|heizkörper .. höher|hoch|auf|an|wärmer & heizung*|heizkörper*|thermostat|warm & !runter|aus|niedriger|kälter|du hast|immer, anmachen|andrehen|aufdrehen|hochdrehen|einschalten & heizung*|heizkörper*|thermostat & !nicht anmachen|nicht aufdrehen, kalt & heiz*|wohnung|hier|zimmer|küche|bude & !fenster*|tür|wasser|dusche*, frier* & !fenster*|tür|wasser|dusche*|draussen, zitter* & !fenster*|dusche*',
    },
    say: {
      en: 'turn the heating up a little',
      es: 'subir un poco la calefacción',
      fr: 'monter un peu le chauffage',
      de: 'die Heizung etwas höher drehen',
    },
  },
  {
    concept: 'windows',
    asks: ['close_door'],
    hear: {
      en: 'please|could|can|would|lets|to .. open .. window|windows|blinds|curtains|shutters & !close|shut|you open|you left, open a|the|your window|windows & please|could|can|would|after|when & !close|shut|you open|you always|you left|left open|stop, leave|keep .. window|windows open & please|could|can|would|id like & !close|shut|dont|not|stop|you always, air|ventilate the|out|your|it & please|could|can|would|need|after|when & !airing',
      es: 'abrir|abre|abres|abras|abran|abrid .. ventana|ventanas|persianas & !cerrar|cierra|cierres|siempre abres|dejas|dejaste, dejar|deja .. ventana|ventanas abierta|abiertas & puedes|podrías|por favor|porfa|podemos & !cerrar|dejes|deja de, ventilar|ventila|ventiles|ventilas|airear & puedes|podrías|por favor|porfa|podemos|después|hay que',
      fr: 'ouvrir|ouvre|ouvres|ouvrez .. fenêtre|fenêtres|volets & !fermer|ferme|tu ouvres toujours|arrête, laisser|laisse .. fenêtre|fenêtres ouverte|ouvertes & peux|pourrais|plaît|stp|merci & !fermer|arrête, aérer|aère|aères|aérez & peux|pourrais|plaît|stp|merci|après|faut',
      de: 'fenster auf|aufmachen|öffnen|offen|aufmachst|kippen & bitte|kannst|könntest|könnten|können|magst|würdest & !zu|zumachen|schließ*|nicht, mach|öffne .. fenster & !zu|schließ*, fenster .. auf & mach|machst|machen|reiß & !zu|schließ*|nicht|steht|stand|lässt|gelassen, lüften|lüfte|lüftest|durchlüften|stoßlüften & bitte|kannst|könntest|können|mal|nach|magst|würdest & !nicht',
    },
    say: {
      en: 'open the windows and let some air in',
      es: 'abrir las ventanas para que entre aire',
      fr: 'ouvrir les fenêtres pour aérer',
      de: 'die Fenster aufmachen und lüften',
    },
  },
  {
    concept: 'lights',
    asks: ['turn_off'],
    hear: {
      en: 'leave|keep|turn|switch|put .. light|lights|lamp on & please|could|can|would|id like & !off|dont|not|stop|you always|you left',
      es: 'dejar|deja|dejas|dejes|encender|enciende|enciendes|prender|prende .. luz|luces|lámpara & puedes|podrías|por favor|porfa|te importa & !apagar|apaga|apagues|apagada|deja de',
      fr: 'laisser|laisse|laisses|allumer|allume|allumes .. lumière|lumières|lampe & peux|pourrais|plaît|stp|merci de & !éteindre|éteins|éteinte|arrête',
      de: 'licht|lampe an|anlassen|anmachen|brennen|anlässt|anlasst & bitte|kannst|könntest|magst|würdest & !aus|ausmachen|nicht|auszumachen',
    },
    say: {
      en: 'leave the light on',
      es: 'dejar la luz encendida',
      fr: 'laisser la lumière allumée',
      de: 'das Licht anlassen',
    },
  },
  {
    concept: 'front_door',
    asks: ['close_door'],
    hear: {
      en: 'leave|keep .. door open|unlocked & please|could|can|would|forgot|lost & !dont|not|stop|you always|you left|close|shut, dont lock, do not lock, unlock & please|could|can|would',
      es: 'dejar|deja|dejas|dejes .. puerta abierta|entreabierta & puedes|podrías|por favor|porfa|olvidé|perdí & !cerrar|cierra|dejes|deja de, no cierres|cierre|eches|echéis .. llave|puerta|pestillo',
      fr: 'laisser|laisse|laisses .. porte ouverte|entrouverte & peux|pourrais|plaît|stp|oublié|perdu & !fermer|ferme|arrête, ne ferme|fermez|verrouille pas',
      de: 'tür|haustür|wohnungstür offen|auf|offenlassen|auflassen|unverschlossen & bitte|kannst|könntest|vergessen|verloren & !zu|zumachen|nicht, nicht abschließen|absperren|zusperren & bitte|kannst|könntest|tür|haustür',
    },
    say: {
      en: 'leave the front door open for me',
      es: 'dejarme la puerta de entrada abierta',
      fr: 'me laisser la porte d’entrée ouverte',
      de: 'mir die Haustür offen lassen',
    },
  },
];
