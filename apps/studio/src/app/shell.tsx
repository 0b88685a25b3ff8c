import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Announcer } from '../ui/announce.tsx';
import { KeyGate } from './key-gate.tsx';
import { ServerAway } from './server-away.tsx';
import { text } from './text.ts';
import { ThemeChoice } from './theme-choice.tsx';

const VIEWS = [
  ['/', text.views.overview],
  ['/blogs', text.views.blogs],
  ['/assignments', text.views.assignments],
  ['/messages', text.views.messages],
  ['/research', text.views.research],
  ['/audit', text.views.audit],
  ['/rules', text.views.rules],
] as const;

/** The frame around every view: where you are, where you can go, and the way past the menu. */
export function Shell() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  // Whoever goes somewhere by keyboard begins at the top of it, not where they left.
  useEffect(() => {
    if (!first.current && path !== '') main.current?.focus();
    first.current = false;
  }, [path]);
  return (
    <>
      <a className="skip" href="#main">
        {text.skip}
      </a>
      <header className="frame">
        <Link to="/" className="brand">
          <img src="/studio-icon.svg" alt="" width="24" height="24" />
          <span>
            {text.product} <small>{text.studio}</small>
          </span>
        </Link>
        <nav aria-label={text.menu}>
          <ul>
            {VIEWS.map(([to, name]) => (
              <li key={to}>
                <Link to={to} activeOptions={{ exact: to === '/' }} activeProps={{ 'aria-current': 'page' }}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeChoice />
      </header>
      <ServerAway />
      <main id="main" ref={main} tabIndex={-1}>
        <KeyGate>
          <Outlet />
        </KeyGate>
      </main>
      <Announcer />
    </>
  );
}
