import type { EraseReport } from '@palimpsest/sdk';
import { Result } from './result.tsx';
import { text } from './text.ts';

const { erase } = text;

export function eraseWords({ subject, erased, alreadyErased, texts }: EraseReport): string {
  if (!erased) return erase.unknown(subject);
  return alreadyErased ? erase.already(subject) : erase.done(subject, texts);
}

export function EraseResult({ report }: { readonly report: EraseReport }) {
  return (
    <Result good={report.erased} title={eraseWords(report)}>
      <Lines title={erase.runs} lines={report.runs} />
      <Lines title={erase.scrubbed} lines={report.scrubbed} />
      <Lines title={erase.left} lines={report.outOfReach} />
    </Result>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
