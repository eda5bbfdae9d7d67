/** Words as Markdown that says just them: on one line, with nothing that Markdown reads. */
export const plainMarkdown = (text: string): string =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\`*_[\]<>|]/g, '\\$&')
    .replace(/^(\s*\d*)([#+.)-])(?=\s)/, '$1\\$2');

/** A link to an absolute address. */
export const markdownLink = (text: string, url: string): string =>
  `[${plainMarkdown(text)}](${url.replace(/[()\s]/g, encodeURIComponent)})`;

/** A table; nothing without rows. Cells are Markdown already. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Parts of a document with an empty line between them, empty ones left out. */
export const markdownDocument = (parts: readonly (string | false | null | undefined)[]): string =>
  `${parts.filter((part): part is string => typeof part === 'string' && part !== '').join('\n\n')}\n`;
