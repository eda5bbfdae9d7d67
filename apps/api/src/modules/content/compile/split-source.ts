/** A file as its front matter and its body. Lines count from 1. */
export type SplitSource = { frontMatter: string; frontLine: number; body: string; bodyLine: number };

/** Undefined when there is no front matter between two lines `---`, the first of them the first line. */
export function splitSource(source: string): SplitSource | undefined {
  const lines = source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  if (lines[0]?.trimEnd() !== '---') return undefined;
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end < 0) return undefined;
  return {
    frontMatter: lines.slice(1, end).join('\n'),
    frontLine: 2,
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}
