/** Colours follow the reader's theme; everything else is the browser's own. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --line: #8884; --mark: #ffd54a66; --warn: #b45309; --fine: #15803d; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
article + article { border-top: 1px solid var(--line); margin-top: 3rem; padding-top: 2rem; }
h1 { font-size: 1.3rem; overflow-wrap: anywhere; } h2 { font-size: 1rem; margin-top: 2rem; }
.totals { display: flex; flex-wrap: wrap; gap: 3rem; } .totals b { font-size: 2rem; } small { opacity: .7; }
.triggers { color: var(--warn); } .fine { color: var(--fine); }
.columns { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); }
.bar { align-items: center; display: grid; gap: .75rem; grid-template-columns: 10rem 1fr 6.5rem; font-size: .9rem; }
.bar span:last-child { font-variant-numeric: tabular-nums; text-align: right; } meter { width: 100%; }
pre { border: 1px solid var(--line); border-radius: .5rem; overflow-wrap: anywhere; padding: 1rem; white-space: pre-wrap; }
mark { background: var(--mark); color: inherit; }
table { border-collapse: collapse; font-size: .85rem; width: 100%; }
td, th { border-top: 1px solid var(--line); padding: .35rem .5rem; text-align: left; vertical-align: top; }
td:nth-child(3) { font-variant-numeric: tabular-nums; text-align: right; }
@media (prefers-color-scheme: dark) { :root { --mark: #facc1544; --warn: #fbbf24; --fine: #4ade80; } }
`;
