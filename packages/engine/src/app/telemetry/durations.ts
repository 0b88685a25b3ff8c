import type { Metric, Registry } from 'prom-client';

interface Durations {
  observe(labels: readonly string[], seconds: number): void;
}

interface Series {
  readonly labels: Readonly<Record<string, string>>;
  /** How many took no longer than each limit, but longer than the one before it; the last are those beyond all. */
  readonly counts: number[];
  seconds: number;
}

/**
 * A histogram of Prometheus for what happens thousands of times a second. Counting is one look into a map and one
 * addition; what a page needs is worked out when somebody asks for it.
 *
 * @example durations(registry, { name, help, labelNames: ['method'], limits: [0.1, 1] }).observe(['GET'], 0.02);
 */
export function durations(
  registry: Registry,
  {
    name,
    help,
    labelNames,
    limits,
  }: {
    readonly name: string;
    readonly help: string;
    readonly labelNames: readonly string[];
    readonly limits: readonly number[];
  },
): Durations {
  const all = new Map<string, Series>();
  const metric = {
    name,
    help,
    type: 'histogram',
    aggregator: 'sum',
    get: async () => ({
      name,
      help,
      type: 'histogram',
      aggregator: 'sum',
      values: [...all.values()].flatMap((series) => valuesOf(name, limits, series)),
    }),
    reset: () => all.clear(),
  };
  registry.registerMetric(metric as unknown as Metric);
  return {
    observe(labels, seconds) {
      const key = labels.join('\n');
      let series = all.get(key);
      if (series === undefined) {
        const named = Object.fromEntries(labelNames.map((label, i) => [label, labels[i] ?? '']));
        series = { labels: named, counts: new Array<number>(limits.length + 1).fill(0), seconds: 0 };
        all.set(key, series);
      }
      let at = 0;
      while (at < limits.length && seconds > (limits[at] as number)) at += 1;
      series.counts[at] = (series.counts[at] as number) + 1;
      series.seconds += seconds;
    },
  };
}

function valuesOf(name: string, limits: readonly number[], { labels, counts, seconds }: Series) {
  let sum = 0;
  const buckets = [...limits, '+Inf'].map((le, i) => {
    sum += counts[i] as number;
    return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: sum };
  });
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: seconds },
    { metricName: `${name}_count`, labels, value: sum },
  ];
}
