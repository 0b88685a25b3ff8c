import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';

export const tableChanged: AssessmentGuard = {
  id: 'table-changed',
  severity: 'hard',
  summary: 'Every row and cell of a table is as it was.',
  why: 'Tables hold the data of a problem.',
  liftedByReplace: true,
  check: ({ before, after }) => {
    const spans = after.rows
      .filter(({ cells }, at) => before.rows[at]?.cells !== cells)
      .map(({ span }) => span);
    return [
      ...objectionAt('A row of a table was changed, added or moved.', spans),
      ...objectionIf(before.rows.length > after.rows.length, 'A row of a table is missing.'),
    ];
  },
};
