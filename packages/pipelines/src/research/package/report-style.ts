/** The look of the report page. No external request, no script; dark and light by the reader's choice. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --ink: #1c1c1a; --paper: #fdfdfb; --soft: #f0efe9; --line: #d8d6cc; --link: #1b5e8c; --mark: #ffe9a8; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6df; --paper: #171716; --soft: #242422; --line: #3c3b37; --link: #8cc4ee; --mark: #5a4a12; } }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1.25rem 6rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 Georgia, "Times New Roman", serif; overflow-wrap: anywhere; }
h1, h2, h3, table, .facts, .ref { font-family: system-ui, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.25; } h2 { margin-top: 2.5rem; font-size: 1.2rem; border-bottom: 1px solid var(--line); padding-bottom: .3rem; } h3 { font-size: 1rem; }
a { color: var(--link); } a.cite { text-decoration: none; font: 600 .8rem system-ui, sans-serif; vertical-align: super; line-height: 0; }
.facts { padding: .75rem 1rem; background: var(--soft); border-radius: .4rem; list-style: none; font-size: .9rem; margin: 0; }
.evidence { margin: 1.25rem 0; padding: .75rem 1rem; border-left: .25rem solid var(--line); background: var(--soft); }
.evidence:target { border-color: var(--link); outline: 2px solid var(--link); }
.evidence p { margin: .4rem 0 0; white-space: pre-line; } .ref { font-size: .85rem; margin: 0; }
mark { background: var(--mark); color: inherit; padding: 0 .1em; }
.lead, .unverified { font: 600 .8rem system-ui, sans-serif; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-size: .875rem; width: 100%; } th, td { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: normal; }
`.trim();
