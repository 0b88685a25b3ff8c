/** One line of the doctor's report. */
export interface DoctorItem {
  /** Stable, for programs. */
  readonly id: string;
  /** For people. */
  readonly name: string;
  readonly status: 'ok' | 'warn' | 'fail';
  readonly detail: string;
  /** What to do about it; null when nothing needs doing. */
  readonly hint: string | null;
}

type Place = Pick<DoctorItem, 'id' | 'name'>;

export const ok = (place: Place, detail: string, hint: string | null = null): DoctorItem => ({
  ...place,
  status: 'ok',
  detail,
  hint,
});
export const warn = (place: Place, detail: string, hint: string): DoctorItem => ({
  ...place,
  status: 'warn',
  detail,
  hint,
});
export const fail = (place: Place, detail: string, hint: string): DoctorItem => ({
  ...place,
  status: 'fail',
  detail,
  hint,
});
