import { parseHTML } from 'linkedom';
import { type Answer, ask } from './ask.ts';
import type { BrandFacts } from './brands.ts';
import { readStack } from './running-stack.ts';

/** A page as it came, before any script. */
export type ReadPage = {
  answer: Answer;
  /** Elements that fit the selector. @throws when there is none: what is not there proves nothing */
  all(selector: string): Element[];
  /** Text of the first one as it is read, every space a plain one. */
  text(selector: string): string;
  /** An attribute of the first one. */
  attribute(selector: string, name: string): string | null;
};

/** Text of an element, every space a plain one. */
export const textOf = ({ textContent }: Element): string => (textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Asks a brand for a page, and parses it. */
export async function readPage(brand: BrandFacts, path: string): Promise<ReadPage> {
  const answer = await ask(readStack().origins[brand.code], encodeURI(decodeURI(path)));
  const { document } = parseHTML(answer.body);
  for (const script of document.querySelectorAll('script:not([type="application/ld+json"]), style')) script.remove();
  const all = (selector: string) => {
    const found = [...document.querySelectorAll(selector)];
    if (found.length === 0) throw new Error(`${path}: ${answer.status}, nothing fits ${selector}`);
    return found;
  };
  const first = (selector: string) => all(selector)[0] as Element;
  return {
    answer,
    all,
    text: (selector) => textOf(first(selector)),
    attribute: (selector, name) => first(selector).getAttribute(name),
  };
}

/** Addresses of this site that the elements lead to, each once. */
export const hrefsOf = (links: readonly Element[]): string[] => [
  ...new Set(links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/'))),
];
