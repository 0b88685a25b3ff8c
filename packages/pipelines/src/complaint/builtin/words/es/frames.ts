import type { Frames } from '../frames.ts';

export const FRAMES_ES: Frames = {
  greeting: { gentle: ['¡Hola!'], neutral: ['Hola,', 'Buenas,'], calm: ['Hola,', 'Buenas,'] },
  opening: {
    gentle: [
      'Solo quería comentarte lo de {list}.',
      'Te escribo por lo de {list}.',
      'Una cosita: es sobre {list}.',
    ],
    neutral: ['Quería comentarte lo de {list}.', 'Te escribo por lo de {list}.', 'Es por lo de {list}.'],
    calm: ['Quería comentarte lo de {list}.', 'Te escribo por lo de {list}.', 'Es por lo de {list}.'],
  },
  ask: [
    [
      '¿Podrías {vp}, por favor?',
      '¿Puedes {vp}, por favor?',
      'Por favor, ¿podrías {vp}?',
      'Por favor, ¿puedes {vp}?',
    ],
    ['¿Te importaría {vp}?', '¿Crees que podrías {vp}?', 'Estaría muy bien si pudieras {vp}.'],
    ['Si te viene bien, ¿podrías {vp}?', 'Sería genial si pudieras {vp}.', '¿Te sería posible {vp}?'],
  ],
  boundary: [
    'Para mí es importante: ¿podrías {vp}, por favor?',
    'Necesito pedirte una cosa: ¿podrías {vp}, por favor?',
    'Te lo pido porque me importa: ¿podrías {vp}, por favor?',
  ],
  further: ['¿Podrías también {vp}?', 'Y, si puedes, ¿podrías {vp}?'],
  together: ['¿Podríamos {vp}, por favor?', '¿Podemos {vp}, por favor?'],
  talk: ['¿Podemos buscar un rato para hablar de {list}?', '¿Nos sentamos un momento a hablar de {list}?'],
  agree: [
    '¿Podemos ponernos de acuerdo con {list}?',
    '¿Podemos buscar juntos una solución para {list}?',
    '¿Buscamos juntos una forma que nos vaya bien con {list}?',
  ],
  explain: [
    'Tengo una pregunta sobre lo de {list}. ¿Me puedes decir cómo está?',
    'Quería preguntarte por lo de {list}. ¿Me lo puedes explicar un poco?',
    'Una pregunta sobre lo de {list}: ¿me podrías explicar cómo va?',
  ],
  lost: ['¿Sabes algo de {list}?', '¿Sabes qué ha pasado con {list}?'],
  refused: {
    pay: 'Me gustaría que cada cual pague su parte.',
    clean_up: 'Me gustaría que cada cual limpie lo suyo.',
  },
  bare: {
    talk: '¿Podemos buscar un rato para hablar?',
    agree: '¿Podemos buscar juntos una solución?',
    explain: '¿Me lo puedes explicar un poco?',
  },
  known: 'Solo quería que lo supieras.',
  shared: ['Me cuesta llevarlo, y quería que lo supieras.', 'Me molesta, y quería que lo supieras.'],
  worry: [
    'Hay algo que me molesta y quería decírtelo: {list}.',
    'Quería contarte algo que me cuesta llevar: {list}.',
    'Hay algo que se me hace difícil: {list}.',
    'Hay algo que me cuesta y prefiero decírtelo: {list}.',
    'Quería comentarte algo que me molesta un poco: {list}.',
    'Quería hablarte claro de algo que me molesta: {list}.',
  ],
  pace: ['No hay prisa por contestar.', 'Sin prisa con la respuesta.'],
  closing: {
    gentle: ['¡Mil gracias!', '¡Muchas gracias!'],
    neutral: ['¡Gracias!', 'Gracias.', '¡Muchas gracias!', 'Gracias de antemano.'],
    calm: ['Gracias.', 'Muchas gracias.', 'Te lo agradezco.', 'Gracias de antemano.'],
  },
  closingOf: {
    boundary: ['Gracias por entenderlo.', 'Gracias por tu comprensión.', 'Gracias por entenderme.'],
    concern: [
      'Gracias por tu tiempo.',
      'Gracias por leerme.',
      'Gracias por leer esto.',
      'Gracias por leer mi mensaje.',
    ],
  },
  and: 'y',
  of: 'de',
  my: { thing: { say: 'mis cosas' }, food: { say: 'mi comida' } },
};
