import { defineAeoRule, type Mark } from '../aeo-rule.ts';
import { registrableDomain } from './domains.ts';

const MAXIMUM = 5;
const STEPS = [0, 2.5, 3.5, 4.5, 5];
const EXPECTED = `links to ${STEPS.length - 1} or more different sites`;

export const outboundDomains = defineAeoRule({
  id: 'outbound-domains',
  pillar: 'trust',
  maximum: MAXIMUM,
  rewritable: false,
  summary: 'The post links to several different sites.',
  why: 'Links let a reader check; many links to one site are one source.',
  evidence:
    'Cited sources raised visibility in answers by 28 to 30% in one study (GEO, KDD 2024); a later one found little effect.',
  advice: 'Link to the sources you used.',
  measure(input) {
    const good: Mark[] = [];
    const seen = new Set<string>();
    for (const { kind, url, span } of input.links) {
      const domain = kind === 'image' || kind === 'footnote' ? null : registrableDomain(url);
      if (domain === null || seen.has(domain)) continue;
      seen.add(domain);
      good.push({ span, found: 'a link to a further site', expected: EXPECTED });
    }
    const earned = STEPS[Math.min(seen.size, STEPS.length - 1)] ?? 0;
    const bad = [
      {
        span: input.anchor,
        found: `links to ${seen.size} ${seen.size === 1 ? 'site' : 'different sites'}`,
        expected: EXPECTED,
      },
    ];
    return { earned, good, bad };
  },
});
