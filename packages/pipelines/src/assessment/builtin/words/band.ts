export type Band = 'K-2' | '3-5' | '6-8' | '9-12';

/** The band of a grade band as teachers write it: "K-2", "grades 3-5", "Grade 6", "9–12", "high school". */
export function bandOf(gradeBand: string): Band {
  const lower = gradeBand.toLowerCase();
  if (/\bk\b|kinder|primary/.test(lower)) return 'K-2';
  const grade = Number(/\d{1,2}/.exec(lower)?.[0] ?? Number.NaN);
  if (Number.isNaN(grade)) {
    if (/elementary/.test(lower)) return '3-5';
    return /high|secondary|college/.test(lower) ? '9-12' : '6-8';
  }
  if (grade <= 2) return 'K-2';
  if (grade <= 5) return '3-5';
  return grade <= 8 ? '6-8' : '9-12';
}
