import type { ButtonHTMLAttributes } from 'react';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One `primary` a view: what most people came for. */
  readonly kind?: 'primary' | 'plain' | 'danger' | 'quiet';
  /** Something is under way: it cannot be pressed again, and says so. */
  readonly busy?: boolean;
}

export function Button({
  kind = 'plain',
  busy = false,
  disabled,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button ${kind} ${className}`.trim()}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : null}
      {children}
    </button>
  );
}
