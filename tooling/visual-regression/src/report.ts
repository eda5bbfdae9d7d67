import type { Finding } from './finding.ts';

const style = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 32px; color: #1f1f1f; background: #e9eaec }
section { margin-block: 32px } h2 { font-size: 18px; margin: 0 } p { margin: 4px 0 12px }
img { max-width: 100%; background: #fff; border: 1px solid #b9bcc2 } code { background: #fff; padding: 2px 6px }`;

const toHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function section({ path, kind, reason }: Finding): string {
  const stem = path.replace(/\.webp$/, '');
  const picture = { changed: `${stem}/side-by-side.webp`, new: `${stem}/after.webp`, orphan: null }[kind];
  return `<section><h2>${toHtml(path)}</h2><p>${kind}: ${toHtml(reason)}</p>${
    picture ? `<img loading="lazy" src="${toHtml(picture)}" alt="">` : ''
  }</section>`;
}

/** HTML report of changed pictures: before, after, difference. */
export function buildReport(findings: readonly Finding[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of the kit</title><style>${style}</style>
<h1>Pictures of the kit: ${findings.length} not as they were</h1>
<p>Left to right: accepted, now, difference. All of them are meant: <code>npm run pictures:accept</code></p>
${findings.map(section).join('\n')}</html>
`;
}
