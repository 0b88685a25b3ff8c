import { groups } from './groups.ts';

/**
 * Words that narrow what a figure holds for. `season/winter` and `season/summer` are two members of one scope: figures
 * for different members do not contradict each other.
 */
export const SCOPES = groups(`
  season/winter: winter winters wintertime
  season/summer: summer summers summertime
  season/spring: springtime
  season/autumn: autumn autumnal
  place/urban: urban cities metropolitan
  place/rural: rural countryside
  sex/men: men male males boys
  sex/women: women female females girls
  age/adults: adults adult
  age/children: children child paediatric pediatric infants adolescents
  age/elderly: elderly seniors pensioners
  extreme/maximum: maximum peak highest
  extreme/minimum: minimum lowest
  extreme/average: average mean median typical
  side/north: north northern
  side/south: south southern
  side/east: east eastern
  side/west: west western
  time/day: daytime daily
  time/night: night nightly overnight
  stage/before: before pre
  stage/after: after post
  books/gross: gross
  books/net: net
  weekday/weekend: weekend weekends
  weekday/workday: weekday weekdays
  status/planned: planned projected forecast expected target targeted proposed
  status/actual: actual
  place/indoor: indoor indoors
  place/outdoor: outdoor outdoors
  rank/primary: primary
  rank/secondary: secondary
`);
