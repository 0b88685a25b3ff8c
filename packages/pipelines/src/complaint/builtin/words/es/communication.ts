import type { ConceptPart } from '../concept-words.ts';

export const COMMUNICATION = {
  no_reply: {
    hear: 'contest* & mensaje*|nadie|whatsapp|nunca|días|grupo|cuando|me|no contest* & !teléfono|prisa & !mal, respond* & mensaje*|nadie|nunca|días|grupo|me|no respond* & !mal|responsab*, respuesta & sin respuesta|espero|esperando|ninguna|nadie & !prisa, en visto, visto & dejas|mensaje*|dejaste|azul, ignor* & mensaje*|whatsapp|llamadas, mensajes & ignor*|nada|sin respuesta, sin contestar, sin responder, pasas de & mensaje*|contestar|mis, contesta & mensajes|vez|ya, check azul, doble check, cinco|tres|dos|diez mensajes, en leído, te he escrito & veces|nada, te escribí & veces|nada, nadie responde, nadie contesta, no respondes, no contestas, no has contestado, no has respondido, no me contestas, no me respondes, sin noticias, te escribí, te he escrito, te mandé & mensaje*|y, he preguntado & nadie|veces|grupo, mensajes & leíd*|visto|ignor*, ghosting, ni caso & mensaje*|grupo, me dejas en visto, contesta ya, te llegó mi mensaje, si lo viste, mi mensaje & viste|llegó|leíste, contest* & mensaje*|nunca|nadie, respond* & mensaje*|nunca|nadie',
    say: 'mis mensajes sin respuesta',
    ask: { reply: 'contestar a mis mensajes' },
  },
  group_chat: {
    hear: 'grupo & !música|trabajo|terapia|coro, chat, whatsapp, wasap, mensajes de la casa|del piso, chat del piso, grupo de whatsapp, el grupo, en el grupo, grupo del piso, grupo de la casa, mensajes al día, notificaciones, memes',
    say: 'el grupo de chat',
    ask: {
      reply: 'contestar en el grupo de chat',
      tell_directly: 'decírmelo directamente en vez de en el grupo de chat',
      stop: 'dejar de hacer eso en el grupo de chat',
      limit: 'escribir un poco menos en el grupo de chat',
    },
  },
  tone_of_voice: {
    hear: 'tono & !llamada|móvil|piel, gritar|gritas|grites|gritaste|gritado|gritando|grita & me|mí|a la cara|conmigo, me gritas, me gritaste, gritarme, me hablas & así|mal|gritos|como|tono|manera|forma|asco, me hablaste, hablarme & así|mal|gritos|como|tono|manera|forma, forma de hablar*, forma en que me hablas|hablaste|habló, manera de hablar*, me contestas mal, contestas mal, contestaste mal, borde, malas formas, malas maneras, faltas al respeto, falta de respeto & hablar|tono|gritar, mandón, mandona, insult* & me|conmigo, agresiv*, ladrar & me, prepotente, malos modos, de malas, me hablás, hablás & así|mal, contestás mal, me tratas, me trates, tratarme & mal|así|como, trato & mal|ese|vergüenza, de mala manera, mala leche & conmigo, en ese plan & hablas, como si fuera tu & criada|hij*|emplead*|perr*, como si fuera & niñ*|tont*|idiota|criada & habl*|trat*, hablas como, cómo me hablas|hablaste, de esa manera & habl*, esa forma & habl*|contest*, me contestaste, contestación, brusc*, seco conmigo, seca conmigo, gritaste, me chillas, me chillaste, chillarme, órdenes & das|dar|dando|recibir, mandar* & siempre|todo|me, ojos en blanco, con desprecio, sin respeto, maleducad*, educación & falta|poca|más, levantas la voz, levantar la voz, alzas la voz, subes el tono, la voz & levant*|alz*|sub*, me levantas la voz, levant* la voz, a gritos & discut*|hablar*, me grit*, mal tono, tono & ese|tu|hablas',
    say: 'el tono entre nosotros',
    ask: { speak_kindly: 'hablarme con un tono más tranquilo', stop: 'dejar de levantarme la voz' },
  },
  interrupting: {
    hear: 'interrump*, me cortas, cortarme, me cortes, me pisas, déjame terminar, dejarme terminar, dejas terminar|hablar|acabar, déjame hablar|acabar, terminar de hablar|la frase|mis frases, terminar la frase, terminar mis frases, quitas la palabra, interrumpes, interrumpas, terminas mis frases, no me dejas hablar|terminar|acabar, dejar hablar, dejarme hablar, hablar por encima, pisar|pisas la palabra, abro la boca, cada vez que abro, abrir la boca',
    say: 'las interrupciones',
    ask: { listen: 'escucharme hasta el final, sin interrupciones', stop: 'dejar de interrumpirme' },
  },
  not_listening: {
    hear: 'escuchas & no|nunca|me & !música|puerta|detrás|alto, no me escuchas, no escuchas, escúchame, escucharme, caso & no me haces|ni|haces|nunca, no me haces caso, hablar con la pared, como hablar con, prestar atención, prestas atención, no se me escucha, dejas hablar, déjame terminar, te da igual lo que digo, escucharnos, hablar con una pared, con una pared, una pared, oídos sordos, ni me escuchas, me ignoras cuando hablo, miras el móvil cuando|mientras, no te enteras de lo que, en serio & tomas|tomes|tomar, me tomes en serio, por un oído, no me escuch*, me escuchabais, como hablar con la pared',
    say: 'escucharnos',
    ask: { listen: 'escucharme' },
  },
  notes: {
    hear: 'nota & !voz & nevera|puerta|dej*|papel|mesa|espejo|escri*|pegad*, notas & !voz|examen|curso, notitas, notita, post it*, postit*, papelito*, cartelito*, cartel & cocina|baño|puerta|nevera, nota & pegada|pusiste|dejaste, mensajitos & nevera|puerta, letrero*, nota en, nota pegada, carteles, cartel, papelitos, pósits, posits, pósit, folio & puerta|nevera',
    say: 'las notas',
    ask: { tell_directly: 'decírmelo directamente en vez de dejar notas', stop: 'dejar de poner notas' },
  },
  silence: {
    hear: 'ley del hielo, no me hablas, no me habla, no me dirig* la palabra, sin hablarme, sin hablarnos, me ignoras, ignorarme, me evitas, evitarme, me evita, ni me saludas, no me saludas, no saludas, ni hola, dejado de hablarme, dejaste de hablarme, habla conmigo, hablar conmigo & en vez|lugar, enfadad* conmigo, molest* conmigo, pasas de mí, me haces el vacío, silencio entre, ni me miras, me esquivas, nadie me habla, ni una palabra & desde|días, no nos hablamos, no hablamos, me ignora, callad* & conmigo|días|desde, estás enfadad*, estás molest*, te pasa algo conmigo, he hecho algo, hice algo & mal|?, ni buenos días, ni los buenos días, saludas, mala cara, de morros, vacío & haces|hacéis, frialdad, fría conmigo, frío conmigo, distante, mudo, hablamos menos, ya no hablamos, apenas hablamos, casi no hablamos, no sé si es cosa mía, distanci*, hacerte la ofendida, hacerte el ofendido, me ignor*',
    say: 'el silencio entre nosotros',
    ask: {
      explain: 'explicarme el porqué del silencio entre nosotros',
    },
  },
  gossip: {
    hear: 'a mis espaldas, por la espalda, por detrás & habla*|critic*|quej*|cuenta*|dice*, hablar|hablas|hables|hablando|hablado|hablaste mal de mí, chisme*, cotilleo*, rumor*, te quejas de mí, quejarte de mí, quejas de mí, criticarme & vecinos|otros|demás, dices de mí, decir de mí, dicho de mí, contando de mí, cuentas de mí, de mí con|a los vecinos, me enteré por & dices|quejas|mí|habla*, me enteré por, te quejas & mí|vecinos, lo que dices|cuentas de mí, hablas de mí, hablaste de mí, hablar de mí, hablando de mí, critic* & espaldas|otros|vecinos, a mí y no a, y no a & ana|otros|demás|carla|ellos, me lo dijeras a mí, decírselo a & otros|todos, me entero por, me he enterado, enterarme por, por terceros, de boca de, habláis de mí, rajar de mí, rajas de mí, poner verde, poniéndome verde, pones verde, cuchiche*, detrás de mí & hablas|dices, lo que dices de mí, críticas a mis, criticas a mis, vas largando|contando|diciendo de mí, largando de mí, chism*, cotille*, poner* verde',
    say: 'lo que se dice a mis espaldas',
    ask: {
      tell_directly: 'decírmelo directamente en vez de hablar a mis espaldas',
      stop: 'dejar de hablar a mis espaldas',
    },
  },
  decisions: {
    hear: 'decid* & !noche, decisión, decisiones, sin consultar*, consultar*, consúlta*, consulta & antes|todos|nos|me, sin preguntar* & cambi*|contrat*|decid*|compr*|compañero|casa|todos & !mi|mis, sin contar conmigo|con nosotros, sin decirnos, sin decir nada a & nadie|todos|los demás, cambiaste de compañía, mi opinión, nuestra opinión, dejado fuera, dejáis fuera, me enteré por & casero|piso|compañer*, nuevo compañero, nueva compañera, a nadie le preguntaste, por tu cuenta & decid*|cambi*|compr*, sin mí & eleg*|decid*|organiz*, sin preguntarme, sin preguntarnos, nadie me preguntó, nadie nos preguntó, no me preguntaste, no nos preguntaste, habéis comprado, habéis decidido, has decidido, habéis elegido, habéis cambiado, has cambiado & sin|compañía|contrato|cerradura, sin consultarme, sin consultarnos, ni me enteré, no me enteré, no cuentas conmigo, no contáis conmigo, votar, votamos, elegir & compañer*|sin, nuevo inquilino, nueva inquilina, de nadie & permiso|opinión, excluid*, apartad*, me incluyen, estar al tanto, por tu cuenta',
    say: 'las decisiones de la casa',
    ask: {
      include: 'contar conmigo en las decisiones',
      ask_first: 'consultarme antes de tomar decisiones',
      stop: 'dejar de tomar decisiones sin contar conmigo',
    },
  },
  promises: {
    hear: 'promet*, promes*, prometi*, dijiste que & ibas|lo harías|hoy|mañana|domingo, quedamos en & !el baño, habíamos quedado, como quedamos, acordamos, acordado, acuerdo & cumpl*|teníamos|nuestro|llegamos, tu palabra, cumpl* & !años, excusa*, pretexto*, siempre mañana, mañana mañana, nunca cumples, prometiste, prometido, lo hablamos, dijimos, dijimos que, habíamos dicho, habíamos acordado, excusas, siempre dices, dices que sí, la semana que viene & siempre|dices|otra, sigues sin, sigue sin & hacer|hacerse|estar, todavía no lo has, aún no lo has, no habías dicho, dijiste que',
    say: 'lo que acordamos',
    ask: {
      be_on_time: 'cumplir lo que acordamos',
      clean_up: 'hacer lo que acordamos',
    },
  },
  jokes: {
    hear: 'broma*, chiste*, burla*, burl*, reírte de mí, te ríes de mí, reíros de mí, me llames & !teléfono|por, me llamas & !teléfono|por|cuando|antes, llamarme & !teléfono|por|antes, no tiene gracia, no me hace gracia, comentario* & mi|cuerpo|peso|acento|sobre, comentarios, mote*, apodo*, imitar*, imitas, sarcas*, mofa*, vacil*, mi acento, mi peso, me llamáis, apodo, mote, bromas, broma, bromita*, gracioso, graciosa, gracia & no|ninguna|poca, reíros, te ríes, os reís, reírse, imitáis, comentario, pulla*, burlas, burlarte, mi físico, mi cuerpo, mi edad, llamas & gord*|enan*|abuel*|loc*|princesa, no me llames & así|gord*|loc*|princesa|eso|de',
    say: 'las bromas y los comentarios',
    ask: {
      stop: 'dejar las bromas y los comentarios',
      speak_kindly: 'ser más amable con las bromas y los comentarios',
    },
  },
  criticism: {
    hear: 'critic* & !espalda*, crítica*, reproch*, quejas & !de mí, quejarte & !de mí, te quejas & !de mí, todo lo que hago, lo hago mal, hago mal, sermón*, sermones, juzg*, echarme la bronca, bronca & echas|otra, echas en cara, me culpas, culparme, regañ*, me corriges, delante de todos & dec*|critic*|corr*, me echas la culpa, la culpa siempre, nada te parece bien, todo te molesta, siempre te quejas, peros & pones, nada te gusta, nada está bien, criticas, crítica, críticas, reproches, reprochas, echas la bronca, me riñes, riñendo, juzgas, juzgada, juzgado, corriges, culpa mía, comparas, comparaciones, sermonear*, todo mal, comentario de ayer, el comentario, viven del cuento, indirecta*, pullas, puya*, me corrijas, corrijas|corriges|corregirme, delante de mis amigos, me criti*',
    say: 'las críticas',
    ask: {
      stop: 'dejar un poco las críticas',
      speak_kindly: 'decir las críticas con más amabilidad',
      tell_directly: 'decirme las críticas directamente, a solas',
    },
  },
  misunderstanding: {
    hear: 'malentendid*, mal entendid*, no entiendo & qué|por qué|querías|bien, no entendí, qué querías decir, qué quisiste decir, quisiste decir, querías decir, a qué te refer*, te referías, no me quedó claro, no me queda claro, confus*, aclarar*, aclar*, confundid*, entendí mal, iba por mí, lo decías por mí, lo que pasó ayer, lo que pasó, qué pasó ayer, me quedé mal, me sentó mal, me lo tomé mal, me tomé mal, malinterpret*, no era mi intención, qué quiere decir, lo dices por mí, iba conmigo, no me aclaro, no sé cómo tomar*, no lo entendí, hablar claro, cosa mía, no sé si es, dándole vueltas, a qué venía, a qué vino, no lo pillo, por escrito, estabas molest*, malentend*',
    say: 'un posible malentendido',
    ask: {
      explain: 'explicarme qué querías decir, para que no haya un malentendido',
    },
  },
} as const satisfies ConceptPart;
