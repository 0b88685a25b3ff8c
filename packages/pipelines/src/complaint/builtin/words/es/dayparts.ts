/** When it is late or early, as people write it. */
export const NIGHT_ES =
  'noche & !buenas, noches & !buenas, madrugada & !6|7|seis|siete, medianoche, anoche, tarde & tan|muy|demasiado, hasta las 1|2|3|4|11|12|una|dos|tres|cuatro|once|doce|tantas, después|partir de las 10|11|12|22|23|diez|once|doce, a las 11|12|2|3|23|dos|tres|once|doce & !mediodía|tarde, 22|23|00 00|30|15|45, hora de dormir, de la noche, una|dos|tres|cuatro|1|2|3|4 de la mañana|madrugada, a la una & !tarde|comer|mediodía, a las cuatro|4 de la mañana|madrugada, entre semana & gritos|gente|música';
export const MORNING_ES =
  'por la mañana, por las mañanas, de la mañana & !una de la|dos de la|tres de la|cuatro de la|1 de la|2 de la|3 de la|4 de la, madrugas|madrugar|madrugo|madrugón|madrugáis|madrugando, madrugada & 5|6|7|cinco|seis|siete, amanecer, temprano, a las 5|6|7|8|cinco|seis|siete|ocho & !tarde|noche, antes de las 7|8|9|siete|ocho|nueve|diez, primera hora, domingo|domingos a las|por la';
