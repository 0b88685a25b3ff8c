import { useMutation } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { text } from './text.ts';

/** The events of a run with their proofs as a file, for somebody who trusts neither this page nor this server. */
export function ProofButton({ run }: { readonly run: string }) {
  const proof = useMutation({
    mutationFn: async () => save(`proof-${run}.json`, JSON.stringify(await api().audit.proof(run), null, 2)),
    onSuccess: () => announce(text.run.proofDone),
  });
  return (
    <div>
      <Button busy={proof.isPending} title={text.run.proofHelp} onClick={() => proof.mutate()}>
        {text.run.proof}
      </Button>
      {proof.isError ? <Problem error={proof.error} retry={() => proof.mutate()} /> : null}
    </div>
  );
}

function save(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
