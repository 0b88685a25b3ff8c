import type { ResearchResource } from '@palimpsest/sdk';
import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useChoices } from '../../ui/use-choices.ts';
import { Address } from './address.tsx';
import { CitedPassage } from './cited-passage.tsx';
import { useEvidence } from './reads.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

/** The passage behind a citation, beside the report. Which one is open stands in the address. */
export function CitePanel({ run }: { readonly run: ResearchResource }) {
  const { chosen, choose } = useChoices();
  const { cite = '' } = chosen;
  const evidence = useEvidence(run.runId, run.files.includes('evidence.jsonl')).data ?? [];
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const last = useRef(cite);
  const at = evidence.findIndex(({ citation_id }) => citation_id === cite);
  const shown = evidence[at];
  useEffect(() => {
    if (cite === '') return;
    last.current = cite;
    // Whoever opens another citation in the report goes on reading in the panel.
    if (panel.current?.contains(document.activeElement) === false) panel.current.focus();
  }, [cite]);
  const step = (by: number) => choose({ cite: evidence[at + by]?.citation_id ?? cite });
  return (
    <Dialog.Root
      open={shown !== undefined}
      onOpenChange={(open) => choose({ cite: open ? cite : undefined })}
      modal={false}
    >
      <Dialog.Portal>
        {shown === undefined ? null : (
          <Dialog.Content
            ref={panel}
            className="research-panel"
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              const back = document.getElementById(`cite-${last.current}`) ?? opener.current;
              if (back instanceof HTMLElement) back.focus();
            }}
            onInteractOutside={(event) => event.preventDefault()}
          >
            <div className="research-panel-head">
              <Dialog.Title>{shown.title}</Dialog.Title>
              <Dialog.Close asChild>
                <Button kind="quiet" aria-label={text.report.close}>
                  ✕
                </Button>
              </Dialog.Close>
            </div>
            <Dialog.Description className="soft">
              {text.report.place(at + 1, evidence.length)}
              {shown.ref === '' ? '' : ` · ${shown.ref}`}
            </Dialog.Description>
            <p className="row small">
              <Address address={shown.address} />
              <Badge tone={codes.urls[shown.status]?.[0] ?? 'neutral'}>
                {codes.urls[shown.status]?.[1] ?? shown.status}
              </Badge>
            </p>
            <CitedPassage evidence={shown} claims={run.claims} />
            <div className="row research-panel-foot">
              <Button disabled={at === 0} onClick={() => step(-1)}>
                {text.report.before}
              </Button>
              <Button disabled={at === evidence.length - 1} onClick={() => step(1)}>
                {text.report.after}
              </Button>
            </div>
          </Dialog.Content>
        )}
      </Dialog.Portal>
    </Dialog.Root>
  );
}
