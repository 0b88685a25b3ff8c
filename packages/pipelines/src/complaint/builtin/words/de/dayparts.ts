/** When it is late or early, as people write it. */
export const NIGHT_DE =
  'nacht & !gute, nachts, nächte, mitternacht, spätabends, abends, abend & !guten|schönen, bis in die nacht, ab|nach|bis zehn|elf|zwölf|22|23|10|11|halb, bis eins|zwei|drei|vier|1|2|3|4|halb, halb drei|vier|zwei|eins, um eins|zwei|drei|elf|zwölf|23|2|3|1 & !uhr nachmittag*, 22|23|00 uhr, zwei|drei|2|3|1|4 uhr nachts|morgens|früh, gestern abend|nacht, schlafenszeit';
export const MORNING_DE =
  'morgens & !2|3|4|zwei|drei, früh & !frühstück|früher & am|so|zu|um|morgen|sonntag*|in aller|heute, in der früh, frühmorgens, 5|6|7|8 uhr & !abends, um fünf|sechs|sieben|acht|5|6|7|8 & !abends|abend, vor sieben|acht|neun|7|8|9, sonntagmorgen, sonntags um, morgengrauen';
