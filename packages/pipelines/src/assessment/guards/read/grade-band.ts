import { matches } from '@palimpsest/kernel/text';
/** The first and last grade of a band; K is 0. A band that names none is taken for all of school. */
export function gradesOf(gradeBand: string): { readonly from: number; readonly to: number } {
  const text = gradeBand.slice(0, 60).toLowerCase();
  const grades = [...matches(text, /\b(?:pre-?k|k(?:indergarten)?)\b|\d{1,2}/g)].map(([each]) =>
    /\d/.test(each) ? Math.min(Number(each), 16) : 0,
  );
  if (grades.length > 0) return { from: Math.min(...grades), to: Math.max(...grades) };
  if (/elementary|primary/.test(text)) return { from: 0, to: 5 };
  if (/middle/.test(text)) return { from: 6, to: 8 };
  if (/high|secondary/.test(text)) return { from: 9, to: 12 };
  return { from: 0, to: 12 };
}
