import { Link } from '@tanstack/react-router';
import { text } from './text.ts';

export function NotFoundPage() {
  return (
    <div className="card narrow">
      <h1>{text.notFound.title}</h1>
      <p>{text.notFound.detail}</p>
      <Link to="/">{text.notFound.back}</Link>
    </div>
  );
}
