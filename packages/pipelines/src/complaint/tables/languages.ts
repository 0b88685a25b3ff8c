/** ISO 639-1: the base languages a profile may name. */
export const CODES = `
aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en
eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv
ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne
ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st
su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu`;

const KNOWN: ReadonlySet<string> = new Set(CODES.trim().split(/\s+/));

/** Codes that mean a language under its other name. */
const OTHER_NAMES: Readonly<Record<string, string>> = { no: 'nb', iw: 'he', in: 'id', ji: 'yi', fil: 'tl' };

/** The base language of a locale, or null where it names none that is known: `en-NZ` is `en`. */
export function baseLanguage(locale: string | null | undefined): string | null {
  const [tag = ''] = (locale ?? '').trim().toLowerCase().split(/[-_]/, 1);
  const base = Object.hasOwn(OTHER_NAMES, tag) ? (OTHER_NAMES[tag] ?? tag) : tag;
  return KNOWN.has(base) ? base : null;
}
