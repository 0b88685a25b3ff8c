/** Irony that mocks the reader. */
export const IRONY = `
3: su majestad|alteza|excelencia, majestad|alteza, princesa|reina|rey|principe de|mago?
muchas|mil gracias por dejar*|despertar*|ensuciar|ignorar*|no|tu|la|el|los|tus|arruinar|comerte
gracias por dejar*|despertar*|ignorar*|arruinar|nada|no|comerte|compartir tu, muchisimas gracias por
que amable|detalle|generoso|considerado|bonito|lindo|gracioso|listo|lista|maravilla|sorpresa|casualidad|alegria|ilusion
enhorabuena|felicidades|felicitaciones|bravo|bravisimo|aplausos|aplauso, claro que si campeon|guapi
por arte de magia, el hada|duende|duendes|hadas, se lavan|limpian|friegan|recogen solos|solas|solo|sola
se lava|limpia solo|sola
no soy tu|vuestra|la criada|sirvienta|chacha|madre|mama|esclava|esclavo|niñera|ninera|mucama|empleada|asistenta
no es un hotel, esto no es, es un hotel, parece un hotel
genio|genia|einstein|lumbreras|figura|campeon|campeona|crack|maquina|artista
me encanta|encantan despertar*|limpiar|recoger|que|cuando|tu|tus|oir|escuchar
perdona|perdon|disculpa por existir|respirar|dormir|vivir|molestarte|querer, pobrecito|pobrecita, que dura vida
premio|medalla|oscar, tan ocupado|ocupada para|que, demasiado ocupado|ocupada|importante, ciencia de cohetes
no es tan dificil, tan dificil es, es tan dificil, tanto te cuesta, tanto cuesta, te cuesta tanto, mama no
tu mama|madre no|te, capisci|entendido|estamos|queda claro, hacer|haciendo de hotel|criada|madre|chacha
0: gracias por no|tu ayuda|comprension|paciencia|entender|tiempo|colaboracion|la ayuda|escuchar*|leer
que bonito|lindo dia, me encanta|encantan que vivamos|vivir|tu compania|tenerte|cocinar|la
me encanta|encantan que|tu|tus _ pero|aunque, me encanta que cocines|cantes|toques|vengas|seas|estes|cuides|tengas|ayudes|compartas, me encanta|encantan que _ . pero
estamos todos|en|de|a|hartos|cansados|todas|bien, no es tan dificil de, que amable de tu, me encantaria
enhorabuena|felicidades|felicitaciones por el|la|tu|vuestro|lo|tus nuevo|nueva|trabajo|curro|examen|cumple|cumpleanos|bebe|boda|ascenso|nota|notas|aprobado|titulo|carnet
feliz cumple|cumpleanos, felicidades por tu|vuestro, enhorabuena por tu|vuestro
`;
