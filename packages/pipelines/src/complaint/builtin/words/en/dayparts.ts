/** When it is late or early, as people write it. Together with a noise these make the noise a late or an early one. */
export const NIGHT_EN =
  'night|nights|nighttime & !last, last night, midnight, late at, late & so|too|evening, evening|evenings, 9pm|10pm|11pm|12am|1am|2am|3am|4am, 9|10|11|12 pm, 1|2|3|4 am, 1|2|3|4 a m, after|past|until|till|til|by nine|ten|eleven|twelve|10|11|12|22|23|midnight, until|till|til|at one|two|three|four|1|2|3 & !pm, past my bedtime, dark, small hours, bedtime, 22|23|00 00|30|15|45, tonight';
export const MORNING_EN =
  'morning|mornings, dawn, sunrise, 5am|6am|7am|8am|9am, 5|6|7|8|9 am, 5|6|7|8 a m, before six|seven|eight|nine|6|7|8|9, at five|six|seven|eight|5|6|7|8 & !pm|evening|night, till|until after 8|9|10|eight|nine|ten, too early, so early, early & sunday*|saturday*|weekend*|wake*|woke*';
