import type { Seo } from '@showroom/api-contract/content';
import type { ImportReport, SeoInput } from '@showroom/api-contract/desk-seo';
import { badRequest, notFound } from '../../http/api-error.ts';
import { toLookupPath } from '../../paths/lookup-path.ts';
import { isSafeTarget } from '../../paths/safe-target.ts';
import { type Act, act } from './act.ts';
import { type CsvLine, type CsvProblem, readCsv } from './read-csv.ts';
import { dropSeoRow, findSeoRows, type SeoRow, writeSeoRows } from './seo-queries.ts';

const columns = ['path', 'title', 'description', 'h1', 'canonical', 'robots', 'text'];
const robotsWords = ['index,follow', 'noindex,follow', 'noindex,nofollow'] as const;

/** The row that texts become; a string says what is wrong with them. */
function readSeo(path: string, data: Seo): string | SeoRow {
  const lookup = toLookupPath(path);
  if (lookup === undefined || /[?#]/.test(path)) return 'Нужен путь страницы без параметров, например /cars/new/.';
  if (data.title === '') return 'Нужен заголовок (title).';
  if (data.canonical !== null && !isSafeTarget(data.canonical))
    return 'Канонический адрес — путь страницы этого сайта, например /cars/new/.';
  return { path: lookup, data: { ...data, text: data.text.filter((paragraph) => paragraph !== '') } };
}

export function putSeo(by: Act, path: string, data: SeoInput) {
  return act(by, async (executor) => {
    const row = readSeo(path, data);
    if (typeof row === 'string') throw badRequest('Тексты не сохранены.', [{ field: 'path', message: row }]);
    await writeSeoRows(executor, by.holdingId, [row]);
    const [stored] = await findSeoRows(executor, by.holdingId, [row.path]);
    if (!stored) throw new Error('Stored SEO texts are not there.');
    return { answer: stored, line: { what: 'seo-put', object: `seo:${row.path}`, details: { title: row.data.title } } };
  });
}

export function deleteSeo(by: Act, path: string) {
  return act(by, async (executor) => {
    const lookup = toLookupPath(path);
    if (lookup === undefined || !(await dropSeoRow(executor, by.holdingId, lookup)))
      throw notFound('Для этого пути нет текстов.');
    return { answer: { isDone: true as const }, line: { what: 'seo-delete', object: `seo:${lookup}`, details: {} } };
  });
}

function readLine({ line, cells }: CsvLine): CsvProblem | (SeoRow & { line: number }) {
  const robots = (cells.robots || 'index,follow').replaceAll(' ', '');
  if (!robotsWords.some((known) => known === robots)) return { line, message: `robots: ${robotsWords.join(', ')}.` };
  const data = {
    title: cells.title ?? '',
    description: cells.description ?? '',
    h1: cells.h1 ?? '',
    canonical: cells.canonical || null,
    robots,
    text: (cells.text ?? '').split(/\n{2,}/).map((paragraph) => paragraph.trim()),
  };
  const row = readSeo(cells.path ?? '', data);
  return typeof row === 'string' ? { line, message: row } : { ...row, line };
}

/** Stores a CSV of texts, all of it or nothing. Paragraphs of `text` are parted by an empty line. */
export function importSeo(by: Act, { csv, isTrial }: { csv: string; isTrial: boolean }): Promise<ImportReport> {
  return act(by, async (executor) => {
    const { lines, problems } = readCsv(csv, { required: ['path', 'title'], allowed: columns });
    const errors = [...problems];
    const rows = new Map<string, SeoRow & { line: number }>();
    for (const one of lines) {
      const row = readLine(one);
      if ('message' in row) errors.push(row);
      else if (rows.has(row.path))
        errors.push({ line: row.line, message: `Этот путь уже есть в строке ${rows.get(row.path)?.line}.` });
      else rows.set(row.path, row);
    }
    const existing = new Map(
      (await findSeoRows(executor, by.holdingId, [...rows.keys()])).map(({ path, data }) => [path, data]),
    );
    const isSame = ({ path, data }: SeoRow) => {
      const old = existing.get(path);
      return old !== undefined && (Object.keys(data) as (keyof Seo)[]).every((key) => `${old[key]}` === `${data[key]}`);
    };
    const changes = [...rows.values()].filter((row) => !isSame(row)).map(({ path, data }) => ({ path, data }));
    const added = changes.filter(({ path }) => !existing.has(path)).length;
    const isStored = errors.length === 0 && !isTrial;
    if (isStored) await writeSeoRows(executor, by.holdingId, changes);
    const changed = changes.length - added;
    return {
      answer: { isStored, added, changed, unchanged: rows.size - changes.length, errors },
      line: isStored && { what: 'seo-import', object: 'seo', details: { added, changed } },
    };
  });
}
