import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { text } from './text.ts';

/** Nothing ran yet: the four things that can be done first. */
export function FirstActions() {
  return (
    <EmptyState title={text.empty.title} detail={text.empty.detail}>
      <ul className="first-actions">
        {text.empty.actions.map(({ to, title, detail }) => (
          <li key={to}>
            <Link to={to} className="first-action">
              <strong>{title}</strong>
              <span>{detail}</span>
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
