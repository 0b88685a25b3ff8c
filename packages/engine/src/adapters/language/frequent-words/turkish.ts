import { wordList } from '@palimpsest/kernel/text';

/** Frequent Turkish words, first of all those that its neighbours write differently or do not have. */
export const TURKISH = wordList(`
ve bir bu da de için ile olarak çok daha o ne gibi olan kadar var yok mi mı mu mü ben sen biz siz onlar beni seni
bana sana bizim sizin onun benim senin değil ama fakat ya her şey en sonra önce göre ki ise veya hem iki ilk son
nasıl neden niçin nerede zaman nerde kim hangi böyle şöyle öyle lütfen teşekkürler artık hiç hep bütün tüm bazı
olduğu olduğunu oldu olur olacak etti eden ediyor edilen yapılan yapmak diye üzere kendi içinde üzerinde tarafından
geçen yeni büyük gün gece ev evde
`);
