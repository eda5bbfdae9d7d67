/** Stylesheet of the reference page; served from its own address so that the page needs no inline style. */
export const referenceStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: #8884; --soft: #8881; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1rem; padding: .75rem 0; border-block: 1px solid var(--line); }
h1 { margin: 0; } h2 { margin: 2.5rem 0 1rem; }
article { border: 1px solid var(--line); border-radius: .5rem; padding: 1rem 1.25rem; margin: 0 0 1.25rem; overflow-x: auto; }
h3 { margin: 0 0 .5rem; font-size: 1.05rem; }
.method { font-size: .8rem; font-weight: 700; padding: .15rem .5rem; border-radius: .3rem; background: var(--soft); }
code { font: .92em ui-monospace, monospace; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1rem; }
caption { text-align: start; font-weight: 600; }
th, td { text-align: start; vertical-align: top; padding: .3rem .75rem .3rem 0; border-top: 1px solid var(--line); font-weight: 400; overflow-wrap: anywhere; }
em { font-size: .85em; opacity: .75; }
ul { margin: .25rem 0; padding-inline-start: 1.25rem; }
summary { cursor: pointer; padding: .25rem 0; }
.failure { margin: .2rem 0; font-size: .92rem; }
`;
