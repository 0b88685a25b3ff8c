import { wordList } from '@palimpsest/kernel/text';

/** Frequent Czech words, first of all those that its neighbours write differently or do not have. */
export const CZECH = wordList(`
a v na se je že to s z do o i jako po za by ale který která které kteří jsou k pro tak od jsem jste jsme byl byla
bylo byli při už jen nebo si až ve podle co ze jeho její jejich mezi být bude budou není nejsou může mohou také když
více před ještě proto kde jak kdy proč protože takže tento tato toto tyto této tomto ten ta ty tím tom tu tady tam my
vy oni ona on já ty mě mi ti tě nás vás jim mu ho ji však má mají mít mám máš bez nad pod u vždy nikdy všechno
všechny něco nic každý prosím děkuji chci můžeš můžete musí musíš dnes zítra včera roku let cca resp tzv např spol
firmu dat vše velmi dobře právě jeden dva první ne ano pouze pokud či aby ani pak
`);
