import type { redirectStatuses } from '@showroom/api-contract/desk-seo';
import { toLookupPath } from '../../paths/lookup-path.ts';
import { isSafeTarget } from '../../paths/safe-target.ts';

type Status = (typeof redirectStatuses)[number];
export type Redirect = { urlFrom: string; urlTo: string; status: Status };
type Table = Map<string, Redirect>;

/** Where nothing may lead away from: the home page, the desk itself, the calls of the pages. */
const kept = /^\/(?:$|reports\/|api\/|media\/|_next\/|revalidate\/)/;

const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? '';
const queryOf = (url: string) => url.slice(pathOf(url).length);

/** The last hop of a target; a string says why there is none. */
function endOf(table: Table, from: string, urlTo: string): string | { urlTo: string } {
  const seen = new Set([from]);
  let target = urlTo;
  for (;;) {
    const key = toLookupPath(target);
    if (key === undefined || !isSafeTarget(target)) return 'Нужен путь страницы этого сайта, например /cars/new/.';
    if (seen.has(key)) return 'Переадресации замкнулись в кольцо.';
    seen.add(key);
    const next = table.get(key);
    if (!next) return { urlTo: target };
    if (next.status === 410) return `Страница ${key} снята с сайта: переадресация на неё никуда не приведёт.`;
    target = queryOf(next.urlTo) === '' ? next.urlTo + queryOf(target) : next.urlTo;
  }
}

function readRow(table: Table, wish: Redirect): string | Redirect {
  const urlFrom = toLookupPath(wish.urlFrom);
  if (urlFrom === undefined || /[?#]/.test(wish.urlFrom))
    return 'Старый адрес — путь без параметров, например /old-page/.';
  if (kept.test(urlFrom)) return 'С этого адреса переадресовать нельзя: он нужен самому сайту.';
  if (wish.status === 410)
    return wish.urlTo === '' ? { urlFrom, urlTo: '', status: 410 } : 'У снятой страницы (410) нет нового адреса.';
  const end = endOf(table, urlFrom, wish.urlTo);
  return typeof end === 'string' ? end : { urlFrom, urlTo: end.urlTo, status: wish.status };
}

/** Rows that led to `row.urlFrom`, led on to where it leads now: a visitor hops once. */
function shortened(table: Table, row: Redirect): Redirect[] {
  return [...table.values()]
    .filter(({ status, urlTo }) => status !== 410 && toLookupPath(urlTo) === row.urlFrom)
    .map((old) => {
      if (row.status === 410) return { urlFrom: old.urlFrom, urlTo: '', status: 410 };
      const urlTo = queryOf(row.urlTo) === '' ? row.urlTo + queryOf(old.urlTo) : row.urlTo;
      return { ...old, urlTo };
    });
}

export type RedirectPlan = {
  /** What the wishes became, in their order; a string says why one cannot be. */
  rows: readonly (Redirect | string)[];
  /** Every row that has to be written, rows shortened on the way included. */
  writes: readonly Redirect[];
};

/** What has to be written for a table to follow the wishes with neither a loop nor a chain. */
export function planRedirects(existing: readonly Redirect[], wishes: readonly Redirect[]): RedirectPlan {
  const table: Table = new Map(existing.map((row) => [row.urlFrom, row]));
  const touched = new Set<string>();
  const write = (row: Redirect) => {
    table.set(row.urlFrom, row);
    touched.add(row.urlFrom);
  };
  const rows = wishes.map((wish) => {
    const row = readRow(table, wish);
    if (typeof row === 'string') return row;
    write(row);
    for (const other of shortened(table, row)) write(other);
    return row;
  });
  return { rows, writes: [...touched].flatMap((from) => table.get(from) ?? []) };
}
