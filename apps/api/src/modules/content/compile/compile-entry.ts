import type { PageBlock } from '@showroom/api-contract/blocks';
import type { ContentTag, Seo } from '@showroom/api-contract/content';
import type { CityCode } from '@showroom/domain/city';
import type { EntryFields } from '../../../db/content-schema.ts';
import { listingProblem, pictureProblem } from './check-reference.ts';
import { checkValue } from './check-value.ts';
import { compileBody } from './compile-body.ts';
import { type EntryName, readEntryName } from './entry-name.ts';
import { type FrontMatter, frontMatterOf } from './front-matter.ts';
import { fillPlaceholders, type SiteFacts } from './placeholders.ts';
import { type Problem, Problems } from './problem.ts';
import { readYaml, type YamlText } from './read-yaml.ts';
import { splitSource } from './split-source.ts';
import { toCode } from './transliterate.ts';
import { typograph } from './typograph.ts';

/** An entry as its text says it. Times are ISO. */
export type CompiledEntry = EntryName & {
  status: 'draft' | 'published';
  publishAt: string | null;
  expiresAt: string | null;
  until: string | null;
  title: string;
  lead: string;
  picture: string | null;
  author: string | null;
  tags: ContentTag[];
  city: CityCode | null;
  blocks: PageBlock[];
  fields: EntryFields;
  seo: Seo | null;
};
export type Compiled = { entry: CompiledEntry } | { problems: Problem[] };

const kopecks = 100;
const dayMs = 86_400_000;
/** A day is published in the morning and ends at midnight, Moscow time. */
const morning = (day: string) => new Date(`${day}T09:00:00+03:00`).toISOString();
const afterDay = (day: string) => new Date(Date.parse(`${day}T00:00:00+03:00`) + dayMs).toISOString();

function fieldsOf({ vehicles, link, place, payFrom, payTo, schedule }: FrontMatter): EntryFields {
  const pay = (roubles: number | undefined) => (roubles === undefined ? null : roubles * kopecks);
  return {
    ...(vehicles !== undefined && { vehicles }),
    ...(link !== undefined && { link }),
    ...(place !== undefined && { place, payFrom: pay(payFrom), payTo: pay(payTo) }),
    ...(schedule !== undefined && { schedule }),
  };
}

function checkFront(front: FrontMatter, { lineOf }: YamlText, problems: Problems): void {
  const wrong = front.picture === undefined ? undefined : pictureProblem(front.picture);
  if (wrong) problems.add(lineOf(['picture']), wrong);
  const listing = front.vehicles === undefined ? undefined : listingProblem(front.vehicles);
  if (listing) problems.add(lineOf(['vehicles']), listing);
  if (front.date !== undefined && front.until !== undefined && front.until < front.date)
    problems.add(lineOf(['until']), ['"until" is before "date"', 'Последний день раньше дня публикации.']);
  if (front.payFrom !== undefined && front.payTo !== undefined && front.payTo < front.payFrom)
    problems.add(lineOf(['payTo']), ['"payTo" is less than "payFrom"', 'Верхняя граница зарплаты меньше нижней.']);
  front.tags.forEach((tag, index) => {
    if (toCode(tag) === '')
      problems.add(lineOf(['tags', index]), [`tag "${tag}" has no letters`, `В теге «${tag}» нет букв.`]);
  });
}

function seoOf(front: FrontMatter, title: string, set: (text: string) => string): Seo | null {
  const description = front.description ?? front.lead;
  if (description === undefined && front.seoTitle === undefined) return null;
  return {
    title: front.seoTitle === undefined ? title : set(front.seoTitle),
    description: set(description ?? ''),
    h1: title,
    canonical: null,
    robots: 'index,follow',
    text: [],
  };
}

function compile(source: string, name: EntryName, facts: SiteFacts | undefined, problems: Problems) {
  const filled = facts ? fillPlaceholders(source, facts, problems) : source;
  const split = splitSource(filled);
  if (!split) {
    problems.add(1, ['the file must begin with front matter between two lines ---', 'Нет шапки между строками «---».']);
    return undefined;
  }
  const { lang, type } = name;
  const blocks = compileBody(split.body, { firstLine: split.bodyLine, lang, problems });
  const yaml = readYaml(split.frontMatter, split.frontLine, problems);
  const front = yaml && checkValue(frontMatterOf(type), yaml.value ?? {}, yaml.lineOf, problems);
  if (!front) return undefined;
  checkFront(front, yaml, problems);
  const set = (text: string) => typograph(text, lang);
  const title = set(front.title);
  return {
    ...name,
    status: front.status,
    publishAt: front.date === undefined ? null : morning(front.date),
    expiresAt: front.until === undefined ? null : afterDay(front.until),
    until: front.until ?? null,
    title,
    lead: set(front.lead ?? ''),
    picture: front.picture ?? null,
    author: front.author === undefined ? null : set(front.author),
    tags: front.tags.map((tag) => ({ code: toCode(tag), name: set(tag) })),
    city: front.city ?? null,
    blocks,
    fields: fieldsOf(front),
    seo: seoOf(front, title, set),
  } satisfies CompiledEntry;
}

/**
 * Markdown with front matter as an entry, or everything that is wrong in it. `file` says what it is (`news/winter.en.md`) and
 * stands in the problems. Without `facts` placeholders stay as they are.
 */
export function compileEntry(source: string, file: string, facts?: SiteFacts): Compiled {
  const problems = new Problems(file);
  const name = readEntryName(file);
  if (!name) {
    problems.add(1, [
      'the file must be <folder>/<code>.md or <folder>/<code>.en.md; a code has latin letters, digits and hyphens',
      'Неверное имя: нужны латинские буквы, цифры и дефисы.',
    ]);
    return { problems: problems.list };
  }
  const entry = compile(source, name, facts, problems);
  return entry && problems.list.length === 0
    ? { entry }
    : { problems: problems.list.toSorted((a, b) => a.line - b.line) };
}
