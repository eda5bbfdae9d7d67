import type { PageBlock } from '@showroom/api-contract/blocks';
import type { ContentLanguage } from '@showroom/api-contract/content';
import { typograph, typographRuns } from './typograph.ts';

/** Values that are names of things, not text. */
const untouched = new Set([
  ...['kind', 'node', 'look', 'href', 'link', 'listing', 'picture', 'scene', 'code', 'section', 'dialog'],
  ...['date', 'year', 'format', 'form', 'calculator', 'asOf'],
]);

const isRun = (value: unknown): value is { text: string; look?: string; href?: string } =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  Object.keys(value).every((key) => key === 'text' || key === 'look' || key === 'href');

function walk(value: unknown, lang: ContentLanguage): unknown {
  if (typeof value === 'string') return typograph(value, lang);
  if (Array.isArray(value)) {
    return value.length > 0 && value.every(isRun)
      ? typographRuns(value, lang)
      : value.map((item: unknown) => walk(item, lang));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, untouched.has(key) ? inner : walk(inner, lang)]),
  );
}

/** A block with its texts set well. */
export const typographBlock = (block: PageBlock, lang: ContentLanguage): PageBlock => walk(block, lang) as PageBlock;
