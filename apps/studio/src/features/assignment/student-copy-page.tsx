import { Link, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Loading } from '../../ui/loading.tsx';
import { MarkdownText } from '../../ui/markdown-text.tsx';
import { Problem } from '../../ui/problem.tsx';
import './assignment.css';
import { useChoices } from '../../ui/use-choices.ts';
import { useTyped } from '../../ui/use-typed.ts';
import { type AssignmentDocument, useDocument } from './reads.ts';
import { text } from './text.ts';

/** The assignment as students get it: the words of the problems, and nothing else that is known of them. */
export function StudentCopyPage() {
  const { documentId = '' } = useParams({ strict: false }) as { readonly documentId?: string };
  const { chosen } = useChoices();
  const version = /^\d{1,7}$/.test(chosen.version ?? '') ? Number(chosen.version) : undefined;
  const document = useDocument(documentId, version);
  if (document.isError)
    return (
      <>
        <Problem error={document.error} retry={() => document.refetch()} />
        <Link to="/assignments">{text.page.back}</Link>
      </>
    );
  if (document.data === undefined) return <Loading />;
  return <Copy document={document.data} />;
}

function Copy({ document: shown }: { readonly document: AssignmentDocument }) {
  const { documentId, version, problems, metadata } = shown;
  const { chosen, choose } = useChoices();
  const usual = typeof metadata.title === 'string' ? metadata.title : documentId;
  const heading = chosen.heading ?? usual;
  const [typed, type] = useTyped(heading, (words) => choose({ heading: words }));
  const introduction = typeof metadata.introduction === 'string' ? metadata.introduction : null;
  // It is what a browser offers as the name of a printed file.
  useEffect(() => {
    document.title = heading;
  }, [heading]);
  return (
    <>
      <div className="card no-print copy-choices">
        <p>
          {text.copy.of(version)}. <span className="soft">{text.copy.help}</span>
        </p>
        <Field label={text.copy.heading}>
          {(attributes) => (
            <input
              {...attributes}
              maxLength={200}
              value={typed}
              onChange={({ target }) => type(target.value)}
            />
          )}
        </Field>
        <div className="row">
          <Check name="lines" label={text.copy.lines} />
          <Check name="space" label={text.copy.space} />
        </div>
        <div className="actions">
          <Button kind="primary" onClick={() => window.print()}>
            {text.copy.print}
          </Button>
          <Link to="/assignments/$documentId" params={{ documentId }}>
            {text.copy.back}
          </Link>
        </div>
      </div>
      <article className="student-copy">
        <h1>{heading}</h1>
        {chosen.lines === 'no' ? null : (
          <p className="copy-lines">
            <span>{text.copy.name}:</span>
            <span>{text.copy.date}:</span>
          </p>
        )}
        {introduction === null ? null : <MarkdownText>{introduction}</MarkdownText>}
        <ol>
          {problems.map(({ problemId, content }) => (
            <li key={problemId}>
              <MarkdownText>{content}</MarkdownText>
              {chosen.space === 'no' ? null : <div className="answer-space" aria-hidden="true" />}
            </li>
          ))}
        </ol>
      </article>
    </>
  );
}

function Check({ name, label }: { readonly name: string; readonly label: string }) {
  const { chosen, choose } = useChoices();
  return (
    <label>
      <input
        type="checkbox"
        checked={chosen[name] !== 'no'}
        onChange={({ target }) => choose({ [name]: target.checked ? undefined : 'no' })}
      />{' '}
      {label}
    </label>
  );
}
