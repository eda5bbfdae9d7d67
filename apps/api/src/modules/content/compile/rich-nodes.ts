import type { Inline, RichNode } from '@showroom/api-contract/blocks';
import type { Blockquote, Image, List, Paragraph, RootContent, Table } from 'mdast';
import { pictureProblem } from './check-reference.ts';
import { type Complain, inlineRuns } from './inline-runs.ts';

const lineOf = (node: { position?: { start: { line: number } } | undefined }) => node.position?.start.line ?? 1;

const textOf = (runs: readonly Inline[]) =>
  runs
    .map(({ text }) => text)
    .join('')
    .trim();

const longest = 200;

function picture(image: Image, complain: Complain): RichNode[] {
  const line = lineOf(image);
  const wrong = pictureProblem(image.url);
  if (wrong) complain(line, wrong);
  const alt = image.alt?.trim() ?? '';
  if (alt === '') complain(line, ['a picture needs words: ![what is seen](…)', 'У картинки нет описания.']);
  const caption = image.title?.trim() || null;
  if (alt.length > longest || (caption?.length ?? 0) > longest)
    complain(line, [`words of a picture have at most ${longest} characters`, 'Описание картинки слишком длинное.']);
  return [{ node: 'picture', picture: image.url, alt, caption }];
}

function paragraph(node: Paragraph, complain: Complain): RichNode[] {
  const [only] = node.children;
  if (node.children.length === 1 && only?.type === 'image') return picture(only, complain);
  const content = inlineRuns(node.children, complain);
  return content.length > 0 ? [{ node: 'paragraph', content }] : [];
}

/** Runs of paragraphs, one after another; anything else among them is a problem. */
function paragraphRuns(children: readonly RootContent[], complain: Complain): Inline[] {
  return children.flatMap((child, index): Inline[] => {
    if (child.type !== 'paragraph') {
      complain(lineOf(child), ['only text may stand here', 'Здесь может быть только текст.']);
      return [];
    }
    const runs = inlineRuns(child.children, complain);
    return index === 0 ? runs : [{ text: ' ' }, ...runs];
  });
}

function list(node: List, complain: Complain): RichNode[] {
  const items = node.children.map((item) => paragraphRuns(item.children, complain));
  return [{ node: 'list', isOrdered: node.ordered === true, items: items.filter((item) => item.length > 0) }];
}

/** The last line `— who` is the source. */
function quote(node: Blockquote, complain: Complain): RichNode[] {
  const last = node.children.at(-1);
  let source: string | null = null;
  const final = last?.type === 'paragraph' ? last.children.at(-1) : undefined;
  if (last?.type === 'paragraph' && final?.type === 'text') {
    const [, before = '', who] = /^([\s\S]*?)(?:^|\n)\s*[—–]\s*([^\n]+)$/.exec(final.value) ?? [];
    if (who) {
      source = who.trim().slice(0, longest);
      final.value = before;
    }
  }
  const content = paragraphRuns(node.children, complain);
  while (content.at(-1)?.text.trim() === '') content.pop();
  return content.length > 0 ? [{ node: 'quote', content, source }] : [];
}

function table(node: Table, complain: Complain): RichNode[] {
  const [head, ...rows] = node.children.map((row) => row.children.map((cell) => inlineRuns(cell.children, complain)));
  return head ? [{ node: 'table', head, rows }] : [];
}

/** What one piece of Markdown shows; nothing, with a complaint, for what a page may not show. */
export function richNodes(node: RootContent, complain: Complain): RichNode[] {
  const line = lineOf(node);
  switch (node.type) {
    case 'paragraph':
      return paragraph(node, complain);
    case 'list':
      return list(node, complain);
    case 'blockquote':
      return quote(node, complain);
    case 'table':
      return table(node, complain);
    case 'heading': {
      const text = textOf(inlineRuns(node.children, complain));
      if (node.depth !== 3)
        complain(line, [
          'only "## chapter" and "### heading" are headings; the title of the page is in the front matter',
          'Заголовки в тексте — только «##» и «###».',
        ]);
      else if (text === '' || text.length > longest)
        complain(line, [`a heading has 1 to ${longest} characters`, 'Заголовок пуст или слишком длинный.']);
      return [{ node: 'heading', text }];
    }
    case 'html':
      complain(line, ['raw HTML is not allowed', 'HTML в тексте не допускается.']);
      return [];
    default:
      complain(line, [`${node.type} is not allowed`, 'Такая разметка не поддерживается.']);
      return [];
  }
}
