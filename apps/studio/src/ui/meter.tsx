/** A value out of a maximum as a bar with its number; a threshold is drawn where there is one. */
export function Meter({
  label,
  value,
  max,
  threshold,
  good = 'high',
  onOpen,
  open,
}: {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly threshold?: number;
  /** Which end is the better one. */
  readonly good?: 'high' | 'low';
  readonly onOpen?: () => void;
  readonly open?: boolean;
}) {
  const share = Math.max(0, Math.min(1, value / max));
  const fails = threshold !== undefined && (good === 'high' ? value < threshold : value >= threshold);
  const bar = (
    <>
      <span className="meter-label">{label}</span>
      <span className="meter-track" aria-hidden="true">
        <span className={`meter-fill ${fails ? 'bad' : 'fine'}`} style={{ inlineSize: `${share * 100}%` }} />
        {threshold === undefined ? null : (
          <span className="meter-threshold" style={{ insetInlineStart: `${(threshold / max) * 100}%` }} />
        )}
      </span>
      <span className="meter-value">
        {round(value)} <small>/ {max}</small>
      </span>
    </>
  );
  if (onOpen === undefined) return <div className="meter">{bar}</div>;
  return (
    <button type="button" className="meter" onClick={onOpen} aria-expanded={open === true}>
      {bar}
    </button>
  );
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
