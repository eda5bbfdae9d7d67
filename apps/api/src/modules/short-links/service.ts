import { randomInt } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { badRequest, gone, notFound } from '../../http/api-error.ts';
import { consumeAll } from '../rate-limits/consume.ts';
import { shortLinkLimit } from '../rate-limits/limits.data.ts';
import { countClick } from './count-click.ts';
import { findShortLink, insertShortLink, type LinkReader, selectShortLinks } from './queries.ts';
import { shortLinkTarget } from './short-link-target.ts';

/** Without 0, 1, i, l and o, and without capitals: codes are also read off paper and typed. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Ten of 31 letters are 49 bits: at least eight are asked for (B-16). */
const codeLength = 10;
const listed = 50;
const attempts = 5;

type Wish = { path: string; utm?: Record<string, string | undefined> | undefined; days?: number | undefined };

const makeCode = () => Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');
const pathOf = (code: string) => `/sl/${code}/`;

/** Target of a code. Throws 404 for an unknown code, 410 for an expired one. */
export async function followShortLink(database: Database, holdingId: number, code: string, isClick: boolean) {
  const link = await findShortLink(database, holdingId, code);
  if (!link) throw notFound('Такой ссылки нет.');
  if (link.isGone) throw gone('Срок действия ссылки истёк.');
  if (isClick) countClick(database, link.code);
  return { target: link.target };
}

/**
 * Makes a link to a page of the same host. `createdBy` is the id of a staff token. Throws 400 for anything else and 429
 * beyond 30 an hour of one token.
 */
export async function createShortLink(database: Database, holdingId: number, createdBy: string, wish: Wish) {
  const target = shortLinkTarget(wish.path, wish.utm);
  if (target === undefined)
    throw badRequest('Нужен адрес страницы этого сайта.', [
      { field: 'path', message: 'Укажите путь страницы этого сайта, например /cars/new/' },
    ]);
  return database.transaction(async (executor) => {
    await consumeAll(executor, [{ limit: shortLinkLimit, subject: createdBy }]);
    for (let n = 0; n < attempts; n++) {
      const code = makeCode();
      if (await insertShortLink(executor, { code, holdingId, target, days: wish.days, createdBy }))
        return { code, path: pathOf(code) };
    }
    throw new Error('No free code for a short link');
  });
}

/** The latest fifty that somebody may see, with their clicks. */
export async function listShortLinks(database: Database, holdingId: number, reader: LinkReader) {
  const rows = await selectShortLinks(database, holdingId, reader, listed);
  return {
    items: rows.map(({ createdAt, expiresAt, ...row }) => ({
      ...row,
      path: pathOf(row.code),
      createdAt: new Date(createdAt).toISOString(),
      expiresAt: expiresAt && new Date(expiresAt).toISOString(),
    })),
  };
}
