/** Calls of the model beside what is on record of them. */
export function checkCalls({ record, calls, wrongClocks }) {
  const strangers = [];
  for (const { prompt, at } of calls) {
    const counted = record.prompts.get(prompt);
    if (counted === undefined) strangers.push(prompt);
    else counted.called.push(at);
  }
  const all = [...record.prompts.values()];
  const unrecorded = all.filter(({ called, started }) => called.length > started.length);
  const early = all.filter((counted) => calledBeforeItsStart(counted, wrongClocks));
  const invented = all.filter(({ called, answered }) => answered > called.length);
  const repeated = [...record.answersOf.values()].filter((answers) => answers > 1);
  return [
    {
      what: 'no model call that nobody recorded',
      ok: calls.length > 0 && unrecorded.length + strangers.length === 0,
      detail: `${unrecorded.length + strangers.length} of ${calls.length} calls`,
    },
    {
      what: 'every attempt was on record before its call',
      ok: early.length === 0,
      detail: `${early.length} prompts`,
    },
    {
      what: 'every recorded answer was really given',
      ok: invented.length === 0,
      detail: `${invented.length} prompts`,
    },
    {
      what: 'no request was answered twice',
      ok: repeated.length === 0,
      detail: `${repeated.length} requests`,
    },
  ];
}

/** The nth call must come after the nth start. A worker whose clock is wrong cannot say when it began. */
function calledBeforeItsStart({ called, started }, wrongClocks) {
  if (started.some(({ holder }) => wrongClocks.has(holder))) return false;
  const starts = started.map(({ at }) => at).sort((a, b) => a - b);
  return called.some((at, n) => starts[n] > at);
}
