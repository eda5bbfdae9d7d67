import type { ImportReport } from '@showroom/api-contract/desk-seo';
import { redirectStatuses } from '@showroom/api-contract/desk-seo';
import type { Executor } from '../../db/database.ts';
import { badRequest, notFound } from '../../http/api-error.ts';
import { toLookupPath } from '../../paths/lookup-path.ts';
import { selectRedirects } from '../navigation/queries.ts';
import { type Act, act } from './act.ts';
import { planRedirects, type Redirect } from './plan-redirects.ts';
import { type CsvLine, type CsvProblem, readCsv } from './read-csv.ts';
import { dropRedirect, findRedirect, lockRedirects, writeRedirects } from './redirect-queries.ts';

const columns = ['urlFrom', 'urlTo', 'status'];

/** Adds or replaces a redirect; throws 400 for a loop and for what is no address. */
export function putRedirect(by: Act, wish: Redirect) {
  return act(by, async (executor) => {
    await lockRedirects(executor, by.holdingId);
    const { rows, writes } = planRedirects(await selectRedirects(executor, by.holdingId), [wish]);
    const [row] = rows;
    if (row === undefined || typeof row === 'string')
      throw badRequest('Такая переадресация невозможна.', [{ field: 'urlTo', message: row ?? '' }]);
    await writeRedirects(executor, by.holdingId, writes);
    const stored = await findRedirect(executor, by.holdingId, row.urlFrom);
    if (!stored) throw new Error('A stored redirect is not there.');
    return {
      answer: stored,
      line: {
        what: 'redirect-put',
        object: `redirect:${row.urlFrom}`,
        details: { status: row.status, urlTo: row.urlTo },
      },
    };
  });
}

export function deleteRedirect(by: Act, url: string) {
  return act(by, async (executor) => {
    const urlFrom = toLookupPath(url);
    if (urlFrom === undefined || !(await dropRedirect(executor, by.holdingId, urlFrom)))
      throw notFound('Такой переадресации нет.');
    return {
      answer: { isDone: true as const },
      line: { what: 'redirect-delete', object: `redirect:${urlFrom}`, details: {} },
    };
  });
}

function readWish({ line, cells }: CsvLine): CsvProblem | Redirect {
  const status = cells.status ? Number(cells.status) : 301;
  const known = redirectStatuses.find((one) => one === status);
  if (!known) return { line, message: `Статус бывает ${redirectStatuses.join(', ')}.` };
  return { urlFrom: cells.urlFrom ?? '', urlTo: cells.urlTo ?? '', status: known };
}

async function readFile(executor: Executor, holdingId: number, csv: string) {
  const { lines, problems } = readCsv(csv, { required: ['urlFrom', 'urlTo'], allowed: columns });
  const errors: CsvProblem[] = [...problems];
  const wishes: Redirect[] = [];
  const at: number[] = [];
  const firstLine = new Map<string, number>();
  for (const line of lines) {
    const wish = readWish(line);
    if ('message' in wish) {
      errors.push(wish);
      continue;
    }
    const key = toLookupPath(wish.urlFrom) ?? wish.urlFrom;
    const first = firstLine.get(key);
    if (first !== undefined) {
      errors.push({ line: line.line, message: `Этот адрес уже есть в строке ${first}.` });
      continue;
    }
    firstLine.set(key, line.line);
    wishes.push(wish);
    at.push(line.line);
  }
  const existing = await selectRedirects(executor, holdingId);
  const { rows, writes } = planRedirects(existing, wishes);
  rows.forEach((row, place) => {
    if (typeof row === 'string') errors.push({ line: at[place] ?? 1, message: row });
  });
  return { existing: new Map(existing.map((row) => [row.urlFrom, row])), writes, errors };
}

/** Stores a CSV of redirects, all of it or nothing. */
export function importRedirects(by: Act, { csv, isTrial }: { csv: string; isTrial: boolean }): Promise<ImportReport> {
  return act(by, async (executor) => {
    await lockRedirects(executor, by.holdingId);
    const { existing, writes, errors } = await readFile(executor, by.holdingId, csv);
    const isSame = ({ urlFrom, urlTo, status }: Redirect) =>
      existing.get(urlFrom)?.urlTo === urlTo && existing.get(urlFrom)?.status === status;
    const added = writes.filter(({ urlFrom }) => !existing.has(urlFrom)).length;
    const unchanged = writes.filter(isSame).length;
    const isStored = errors.length === 0 && !isTrial;
    if (isStored)
      await writeRedirects(
        executor,
        by.holdingId,
        writes.filter((row) => !isSame(row)),
      );
    const changed = writes.length - added - unchanged;
    return {
      answer: { isStored, added, changed, unchanged, errors: errors.sort((a, b) => a.line - b.line) },
      line: isStored && { what: 'redirect-import', object: 'redirect', details: { added, changed } },
    };
  });
}
