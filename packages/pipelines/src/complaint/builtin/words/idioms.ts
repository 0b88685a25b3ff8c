import type { LanguageCode } from './languages.ts';

/**
 * Words that look like another matter: who is not your mother speaks of no relative,
 * the sender's own family is no guest of the reader, a thief does not bark, and nobody smokes at a smoke alarm.
 */
export const MISLEADING: Readonly<Record<LanguageCode, string>> = {
  en: "(?:you|ya)(?:['’]?re| are)? (?:all |both |such |just |nothing but )?(?:an? )?(?:(?:absolute|utter|complete|total|little|fat|lazy|selfish|dirty|filthy|greedy|disgusting|fucking|bloody|stupid|silly|rude|lying|sneaky|two[- ]faced|nasty|inconsiderate|feral|wild|noisy|thieving|drunken) ){0,2}(?:animals?|pigs?|snakes?|rats?|dogs?|cows?|monkeys?|donkeys?|weasels?|swine|goats?|mules?|sheep|vultures?|hogs?|birds?|parrots?|children|babies|baby|child|toddlers?)|like (?:an?|some|two|a herd of|a pack of) (?:\\p{L}+ ){0,2}(?:animals?|pigs?|dogs?|cats?|husky|wolf|wolves|cows?|horses?|elephants?|monkeys?|snakes?|rats?|donkeys?|birds?|parrots?|hyenas?|gorillas?|bears?|child|children|baby|toddlers?)|you (?:just |always )?(?:howl|bark|squawk|roar|bray|screech|oink|growl|hiss)|(?:you|(?:his|her|your) (?:lordship|ladyship|highness|majesty))(?:['’]re| are| is| were| was)? (?:still |just |fast |sound )?(?:asleep|sleeping|in bed)|(?:['’]s|is|are|got|gets) (?:now |totally |completely )?knackered|(?:billing|charging|bill|charge) (?:him|her|them|you) rent|the quiet (?:one|type|girl|guy|boy|lad|man|woman)|bring (?:his|her|their|your|its) own|smoke (?:alarm|detector)s?|yapping (?:on|away|about|to)|(?:not|isn['’]?t|ain['’]?t) your (?:mother|mum|mom|mummy|mommy|dad|father|parents?)|my (?:mother|mum|mom|dad|father|parents|sister|brother|family|gran|grandmother|girlfriend|boyfriend|gf|bf|partner|husband|wife|son|daughter|cousin|nephew|niece)",
  es: 'detector(?:es)? de humos?|no soy (?:ni )?tu (?:madre|mamá|padre|papá)|ladr(?:ón|ona|ones)|mis? (?:madre|mamá|padre|papá|padres|hermana|hermano|familia|abuela)',
  fr: 'détecteurs? de fumée|suis pas (?:ta|votre|ton) (?:mère|maman|père|papa)|m(?:a|on|es) (?:mère|maman|père|papa|parents|sœur|soeur|frère|famille)',
  de: 'rauchmelder|rauchwarnmelder|nicht (?:deine?|eure) (?:mutter|mama|mutti|vater|papa)|meine?[rnm]? (?:mutter|mama|mutti|vater|papa|eltern|schwester|bruder|familie)',
};
