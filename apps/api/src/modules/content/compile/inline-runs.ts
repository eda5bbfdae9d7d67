import type { Inline } from '@showroom/api-contract/blocks';
import type { PhrasingContent } from 'mdast';
import { linkProblem } from './check-reference.ts';
import type { Words } from './problem.ts';

/** Told of a problem at a line of the Markdown. */
export type Complain = (line: number, words: Words) => void;

const strange: Readonly<Record<string, Words>> = {
  html: ['raw HTML is not allowed', 'HTML в тексте не допускается.'],
  image: ['a picture stands in a paragraph of its own', 'Картинка должна стоять в отдельном абзаце.'],
  delete: ['struck-out text is not shown', 'Зачёркнутый текст не поддерживается.'],
  footnoteReference: ['footnotes are not shown', 'Сноски не поддерживаются.'],
  linkReference: ['write the address into the link: [text](/address/)', 'Укажите адрес прямо в ссылке.'],
  imageReference: ['write the picture in place: ![text](scene:service)', 'Укажите картинку прямо в тексте.'],
};

type Look = Pick<Inline, 'look' | 'href'>;

function mergeAlike(runs: readonly Inline[]): Inline[] {
  const merged: Inline[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && last.look === run.look && last.href === run.href) last.text += run.text;
    else merged.push({ ...run });
  }
  return merged;
}

/** Words of a paragraph, each run in one look. Line breaks of the source are spaces. */
export function inlineRuns(nodes: readonly PhrasingContent[], complain: Complain, look: Look = {}): Inline[] {
  const runs = nodes.flatMap((node): Inline[] => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'text':
        return [{ text: node.value.replace(/\s*\n\s*/g, ' '), ...look }];
      case 'inlineCode':
        return [{ text: node.value, ...look }];
      case 'break':
        return [{ text: ' ', ...look }];
      case 'strong':
      case 'emphasis':
        // Strong inside emphasis and the other way round are strong.
        return inlineRuns(node.children, complain, {
          ...look,
          look: look.look === 'strong' ? 'strong' : node.type,
        });
      case 'link': {
        const wrong = linkProblem(node.url);
        if (wrong) complain(line, wrong);
        return inlineRuns(node.children, complain, { ...look, href: node.url });
      }
      default:
        complain(line, strange[node.type] ?? [`${node.type} is not allowed here`, 'Такая разметка не поддерживается.']);
        return [];
    }
  });
  return mergeAlike(runs.filter(({ text }) => text !== ''));
}
