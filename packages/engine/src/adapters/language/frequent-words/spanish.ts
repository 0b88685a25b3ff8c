import { wordList } from '@palimpsest/kernel/text';

/** Frequent Spanish words, first of all those that its neighbours write differently or do not have. */
export const SPANISH = wordList(`
el la los las de que y en un una ser se no por con para como estar tener le lo todo pero más hacer o poder decir
este ir otro ese si me ya ver porque dar cuando él muy sin vez mucho saber qué sobre mi alguno mismo yo también hasta
año dos querer entre así desde eso ni nos llegar pasar tiempo ella sí día uno bien poco deber entonces poner cosa
tanto hombre parecer nuestro tan donde ahora parte después vida quedar siempre creer hablar llevar dejar nada cada
seguir menos nuevo encontrar algo solo usted tú te tu está están estás eres soy somos es son fue ha han hay he
esto esta estos estas ese esa puedes podrías quiero quería necesito hacia favor gracias porfa xq pq tmb cómo cuándo
quién dónde por qué noche mañana casa cocina baño habitación ruido ayer hoy tus sus del al
`);
