import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Problem } from '../../ui/problem.tsx';
import { type Checkpoints, readCheckpoints } from './read-checkpoints.ts';
import { text } from './text.ts';
import { VerifyResult, verifyWords } from './verify-result.tsx';

/** Checks every seal of the record anew, and says in words what came of it. */
export function VerifyPart() {
  const [checkpoints, setCheckpoints] = useState<Checkpoints>([]);
  const [bad, setBad] = useState(false);
  const verify = useMutation({
    mutationFn: () => api().audit.verify(checkpoints.length === 0 ? {} : { checkpoints }),
    onSuccess: (report) => announce(verifyWords(report)),
  });
  const choose = async (file: File | undefined) => {
    const read = file === undefined ? [] : readCheckpoints(await file.text());
    setBad(read === null);
    setCheckpoints(read ?? []);
  };
  return (
    <section className="card" aria-labelledby="verify">
      <h2 id="verify">{text.check.title}</h2>
      <p>{text.check.detail}</p>
      <Field
        label={text.check.checkpoint}
        help={text.check.checkpointHelp}
        error={bad ? text.check.checkpointBad : null}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => choose(target.files?.[0])}
          />
        )}
      </Field>
      <Button kind="primary" busy={verify.isPending} disabled={bad} onClick={() => verify.mutate()}>
        {text.check.verify}
      </Button>
      {verify.isError ? <Problem error={verify.error} retry={() => verify.mutate()} /> : null}
      {verify.data === undefined ? null : <VerifyResult report={verify.data} />}
    </section>
  );
}
