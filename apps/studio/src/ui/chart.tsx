import { useEffect, useRef } from 'react';
import './usable-language.ts';
import uPlot from 'uplot';
import { useColourChanges } from './use-colour-changes.ts';
import 'uplot/dist/uPlot.min.css';

export interface Line {
  readonly name: string;
  readonly colour: 'first' | 'second' | 'third';
  readonly values: readonly (number | null)[];
  /** Drawn across the chart, dashed, in the colour of the line. */
  readonly threshold?: number;
}

/** Lines over versions or rounds. The same numbers stand in a table beside it for those who do not see it. */
export function Chart({
  label,
  steps,
  lines,
  max,
}: {
  readonly label: string;
  /** What stands under the lines: `v1`, `v2`. */
  readonly steps: readonly string[];
  readonly lines: readonly Line[];
  readonly max: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  const changes = useColourChanges();
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew in other colours
  useEffect(() => {
    const host = box.current;
    if (host === null || steps.length === 0) return;
    const ink = colourOf(host, '--soft-ink');
    const colours = {
      first: colourOf(host, '--good'),
      second: colourOf(host, '--bad'),
      third: colourOf(host, '--busy'),
    };
    const thresholds = lines.filter(({ threshold }) => threshold !== undefined);
    const left = -0.2;
    const right = Math.max(0.8, steps.length - 0.8);
    const plot = new uPlot(
      {
        width: host.clientWidth,
        height: 220,
        legend: { show: false },
        cursor: { show: false },
        scales: {
          x: { time: false, range: [left, right] },
          y: { range: [0, max] },
        },
        axes: [
          {
            stroke: ink,
            grid: { show: false },
            splits: () => steps.map((_, i) => i),
            values: () => [...steps],
          },
          { stroke: ink, grid: { stroke: colourOf(host, '--line'), width: 1 } },
        ],
        series: [
          {},
          ...lines.map(({ name, colour }) => ({
            label: name,
            stroke: colours[colour],
            width: 2,
            points: { show: true, size: 8, fill: colours[colour] },
          })),
          ...thresholds.map(({ name, colour }) => ({
            label: name,
            stroke: colours[colour],
            width: 1,
            dash: [6, 5],
            points: { show: false },
          })),
        ],
      },
      [
        // A threshold goes from edge to edge, so that it is seen where there is a single step, too.
        [left, ...steps.map((_, i) => i), right],
        ...lines.map(({ values }) => [null, ...values, null]),
        ...thresholds.map(({ threshold }) => [left, ...steps, right].map(() => threshold ?? null)),
      ] as uPlot.AlignedData,
      host,
    );
    const fit = new ResizeObserver(() => plot.setSize({ width: host.clientWidth, height: 220 }));
    fit.observe(host);
    return () => {
      fit.disconnect();
      plot.destroy();
    };
  }, [steps, lines, max, changes]);
  return (
    <figure className="chart">
      <div ref={box} aria-hidden="true" />
      <figcaption>
        <ul className="row legend">
          {lines.map(({ name, colour, threshold }) => (
            <li key={name}>
              <span className={`swatch ${colour}`} aria-hidden="true" /> {name}
              {threshold === undefined ? null : <span className="soft"> (– – {threshold})</span>}
            </li>
          ))}
        </ul>
      </figcaption>
      {/* A table grows beyond any size it is given, so what hides it is around it. */}
      <div className="hidden">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th />
              {steps.map((step) => (
                <th key={step}>{step}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, values }) => (
              <tr key={name}>
                <th>{name}</th>
                {values.map((value, at) => (
                  <td key={steps[at]}>{value ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** A canvas needs the colour itself, as it is in the light or dark that is shown. */
function colourOf(host: HTMLElement, name: string): string {
  host.style.color = `var(${name})`;
  const { color } = getComputedStyle(host);
  host.style.color = '';
  return color;
}
