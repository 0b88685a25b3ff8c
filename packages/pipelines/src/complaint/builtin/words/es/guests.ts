import type { ConceptPart } from '../concept-words.ts';

export const GUESTS = {
  guests: {
    hear: 'invitado*, visita|visitas & !médic*|fontanero|técnico, tus amigos, tus amigas, tu amigo, tu amiga, tus colegas, tu gente, amigos|amigas|colegas & casa|vienen|venir|traer|traes|traigas|invit*|aquí|quedan, gente & casa|traer|traes|traigas|invit*|aquí|salón|vienen|tanta|lleno|entre semana & !no conozco|desconocid*, invitar & !a cenar fuera, invitas, invites, traer|traes|traigas gente & !no conozco|desconocid*, otra vez lleno, mi coro|grupo & salón|casa, vienen & cenar|amigos|amigas|gente, pandilla, tus invitados, tu banda, tus compañeros de & clase|trabajo, compas, tus cuates, juntada*, previa & casa|amig*, traes a, invitas a, visitas, visita, invitados, amigos, tu grupo & casa|aquí|viene*, seis|cinco|cuatro|ocho|diez|siete personas|amigos, un montón de gente, tanta gente, mucha gente, gente en casa, gente en el salón|la cocina, vienes con, vienen a casa, venir a casa, póker & noche|amigos, compañía, cenas con amigos, tus compañeros, el after, amistades, venir gente, viene gente, invitad*',
    say: 'las visitas',
    ask: {
      give_notice: 'avisarme antes de traer visitas',
      ask_first: 'preguntarme antes de invitar visitas',
      limit: 'traer visitas un poco menos a menudo',
      turn_down: 'hablar más bajo cuando haya visitas',
      stop: 'dejar de traer visitas',
      respect_space: 'dejarme algo de espacio cuando haya visitas',
      clean_up: 'recoger después de las visitas',
    },
  },
  overnight_guests: {
    hear: 'quedar|queda|quedan|quede|queden|quedarse|quedó|quedado a dormir, a dormir & queda*|quede*|alguien|amigo*|amiga*|visita*|invitado*, dormir|duerme|duerman|duermen|durmiendo & amigo*|amiga*|visita*|invitado*|alguien|gente|tu novi*|ligue|sofá & !no puedo|no me deja|foto, pasar|pasa|pasan|pase|pasando la noche|las noches, se queda & noche*|semana*|días|fin de semana, ligue, ligues, rollo & noche, vive aquí & gente|no|prácticamente, viviendo aquí, instalado, instalada, noches seguidas, noches por semana, noches a la semana, un mes & sofá, se largue, no es un hotel, hotel & esto|aquí|casa, lleva aquí & días|semanas|mes*, lleva & semanas & primo|prima|amigo|amiga|hermano|novio|sofá, se quede & noche*|días|semana*, acampad*, mudad* & novi*|amig*|aquí, se ha mudado, se mudó, durmiendo en el salón|sofá|suelo, duerme en el salón|sofá|suelo|casa, dormido en el salón|sofá, durmió en, se queda a dormir, se quedó a dormir, quedarse a dormir, a dormir, noches aquí, noches en casa, cuatro noches, tres noches, cinco noches, todas las noches & duerme|queda|aquí|novi*, colchón hinchable, sofá cama, vive aquí, se ha instalado, fin de semana & queda|quedan|aquí & novi*|amig*|primo|ella|él, durm* & cama|casa|sofá|primo|tinder, se queda & primo|amig*|noche|dormir, parásito & sofá, de mi sofá, amiguito & casa|pisar',
    say: 'las visitas que se quedan a dormir',
    ask: {
      give_notice: 'avisarme antes de que se queden visitas a dormir',
      ask_first: 'preguntarme antes de que se queden visitas a dormir',
      limit: 'tener visitas a dormir un poco menos a menudo',
      stop: 'dejar de traer visitas a dormir',
    },
  },
  partner_over: {
    hear: 'tu novio, tu novia, tu chico, tu chica, tu pareja, tu marido, tu mujer, novio|novia & aquí|siempre|días|semana|casa|duerme|paga, tu ligue, me cae bien|genial|muy bien & aquí|ella|él, con ella aquí, con él aquí, pareja & aquí|siempre|viene|casa|queda, tu pololo, tu churri, tu amante, tu rollo, tortolitos, parejita, vive prácticamente, medio viviendo, casi vive, otro inquilino, una inquilina más, duchándose aquí, aquí a diario, a diario & aquí|andrés|él|ella, con .. duchándose, dormir .. en casa de, viene casi cada, lleva aquí desde, tu novi*',
    say: 'las visitas de tu pareja',
    ask: {
      limit: 'quedar aquí con tu pareja un poco menos a menudo',
      give_notice: 'avisarme antes de que venga tu pareja',
      pay: 'compartir los gastos cuando tu pareja está aquí',
      ask_first: 'preguntarme antes de que venga tu pareja',
    },
  },
  unannounced_guests: {
    hear: 'sin avisar & gente|amig*|visita*|invitad*|alguien|traer|traes|traigas|venir|vienen|aparec*|presenta*, avisar|avises|avisas|aviso|avísame|avisa|avisado & gente|amig*|visita*|invitad*|traigas|traer|vengan|venga|vienen|alguien & !dormir|duerma|avisarme antes de traer visitas, visitas sorpresa, de improviso, sin previo aviso, sin decir nada & gente|amig*|visita*|traes|aparec*, quién era & cocina|baño|salón, no sabía que había alguien, no sabía que venía*, me encontré|encuentro .. a alguien|un tío|una chica|gente, sin previo & amig*|visita*, sin decirme & viene*|traes|amig*|gente|visita*, avis* & traer|traigas|traes|venga|vengan|viene|vienen|invit*|gente|visita* & !dormir|familia|novi*|hermana|madre|comida|cena|avisarme antes de traer visitas|avisarme antes de las visitas, aparec* & gente|amig*|visita*|tus, se presenta*, presentarse, de sorpresa & visita*|gente|amig*, de repente & gente|amig*|visita*|salón|cocina, meter a .. personas, personas en el salón, en pijama & había|desconocidos, sin avisar & gente|amig*|visita*|vien*|tra*',
    say: 'las visitas sin avisar',
    ask: {
      give_notice: 'avisarme antes de que vengan visitas',
      limit: 'traer menos visitas sin avisar',
    },
  },
  strangers: {
    hear: 'desconocid*, gente que no conozco, no conozco & gente|nadie|nada|aquí|personas, extraños & casa|gente|aquí|salón, personas que no conozco, gente que no vive aquí, gente rara, quién es ese|esa|esta gente, no sé quién es|son, viajeros, airbnb, desconocido, desconocidos, desconocida, extraños, extraño & casa|cocina|baño|salón, gente desconocida, quién era ese|esa, quiénes eran, no sé quién, no sé ni quién, tíos que no conozco, ligues & casa|distint*, cada noche una|uno, los que traes, gente que traes, panda, fulano*, cualquiera & traes|casa, quién era el|la chic*|tip*|hombre|mujer, un tipo que no conozco, tinder, nadie conoce',
    say: 'la presencia de gente que no conozco',
    ask: {
      give_notice: 'avisarme antes de que venga gente que no conozco',
      ask_first: 'preguntarme antes de traer gente que no conozco',
      stop: 'dejar de traer gente que no conozco',
    },
  },
  family_visit: {
    hear: 'tus padres, tu madre & !dice|llam*|insult*, tu padre, tu hermano, tu hermana, tu familia, tu primo, tu prima, tus primos, tus tíos, tu tía, tu abuela, tus suegros, tus hermanos, tus sobrinos, mis padres & vienen|venir|fin, familia & visita|viene|venir|quedar*, tu mamá, tu papá, tus papás, tu tío, tu sobrin*, tu suegra, tu suegro, tu abuel*, mi madre & viene|venir|fin, tus viejos, tu madre & viene|venir|quedar*|semanas|aquí|encanto, tu sobrina, tus abuelos, tu hijo, tu hija, tus hijos, familia & viene|vienen|quedan|días|fin de semana, tía & viene|queda*, viene tu',
    say: 'las visitas de tu familia',
    ask: {
      give_notice: 'avisarme antes de que venga tu familia',
      limit: 'recibir a tu familia un poco menos a menudo',
      ask_first: 'preguntarme antes de que venga tu familia',
    },
  },
  guest_mess: {
    hear: 'amig*|invitad*|visita*|novio|novia|fiesta|colegas & latas|colillas|botellas|recoj*|recog*|limpi*|romp*|roto|sucio|basura|mancha*|vómito|vomit*|desorden*|dejaron|dejan todo|hecho un|migas|platos, amig*|invitad*|visita*|fiesta|póker|novi* & botellas|latas|vasos|sucio|manch*|colillas|restos|migas|asco|vómito|roto|rot*|platos|barro, después de tu fiesta, tras la fiesta, lo que ensucian, los que traes & mead*|rob*|suci*, panda de & traes|mead*, han meado, han robado, han roto, han dejado, vómitos, vomit* & amigo*|fiesta*|visita*|ajenos',
    say: 'lo que dejan las visitas al irse',
    ask: { clean_up: 'recoger lo que dejan las visitas al irse' },
  },
  keys: {
    hear: 'llave & !cerrar con|cerrar|cierra|echar|gas|paso, llaves & !cerrar con, copia de la llave, juego de llaves, mis llaves, tus llaves, la llave de, llave de repuesto, llaves de casa, copia de llaves, perdiste las llaves, perdido las llaves, llavero, mando del garaje',
    say: 'las llaves',
    ask: {
      return: 'devolver las llaves',
      ask_first: 'preguntarme antes de dejar las llaves a alguien',
      stop: 'dejar de prestar las llaves',
      replace: 'hacer otra copia de las llaves',
    },
  },
} as const satisfies ConceptPart;
