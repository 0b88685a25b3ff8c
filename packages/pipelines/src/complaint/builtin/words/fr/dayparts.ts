/** When it is late or early, as people write it. */
export const NIGHT_FR =
  'nuit & !bonne|passer|passe, nuits & !semaine, minuit, tard & !plus, soir & !ce soir tu|bon, soirs, après|jusqu|jusque|passé 22h|23h|minuit, après 22|23|10|11 h|heures, 22h|23h|22h30|23h30|0h|1h|2h|3h|4h & !matin .. lev*, 1|2|3|4 heures du mat|matin, onze heures & soir|après, 22 h, 23 h, demain & bosse*|bossent|travaill*, hier soir, 3h du mat*, 2h du mat*, 4h du mat*, 1h du mat*';
export const MORNING_FR =
  'matin & !2h|3h|4h|1h|du matin .. fortnite, matins, mat & 5h|6h|7h, aube, 5h|6h|6h30|7h|5h30|7h30|8h & !rentr*|train|plombier, avant 8h|9h|7h|10h, tôt & trop|si|tellement|matin|dimanche & !plus tôt, 6 heures, 7 heures, 5 heures';
