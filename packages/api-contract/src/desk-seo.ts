import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { authorizationHeaders } from './authorization.ts';
import { holdingId, integerText } from './catalog.ts';
import { seoSchema } from './content.ts';
import { commonFailures, missingFailure } from './failures.ts';
import { pageMeta } from './page-meta.ts';

const headers = authorizationHeaders;
const own = v.strictObject({ holdingId });
const address = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2048));
const search = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)));
const page = v.optional(integerText(1, 10_000));

export const redirectStatuses = [301, 302, 307, 308, 410] as const;
const status = v.picklist(redirectStatuses);

/** A redirect as the desk lists it. */
export const deskRedirect = v.object({
  /** As it is looked up: decoded, lower case, with its final slash. */
  urlFrom: v.string(),
  /** A path of the same site; empty for 410. */
  urlTo: v.string(),
  status,
  /** How often it was followed, counted within a minute or so. */
  hits: v.number(),
  lastHitAt: v.nullable(v.string()),
  updatedAt: v.string(),
});
export type DeskRedirect = v.InferOutput<typeof deskRedirect>;

/** Texts of a path as the desk lists them. */
export const deskSeo = v.object({ path: v.string(), data: seoSchema, updatedAt: v.string() });
export type DeskSeo = v.InferOutput<typeof deskSeo>;

/** Texts as staff write them: the canonical address is a path of the same site. */
const seoInput = v.strictObject({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  description: v.pipe(v.string(), v.trim(), v.maxLength(500)),
  h1: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  canonical: v.nullable(address),
  robots: v.picklist(['index,follow', 'noindex,follow', 'noindex,nofollow']),
  text: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(4_000))), v.maxLength(30)),
});
export type SeoInput = v.InferOutput<typeof seoInput>;

/** What became of a file. With one error nothing is stored; lines count from 1, the head included. */
export const importReport = v.object({
  isStored: v.boolean(),
  added: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  errors: v.array(v.object({ line: v.number(), message: v.string() })),
});
export type ImportReport = v.InferOutput<typeof importReport>;

const importBody = v.strictObject({
  /** The file's text: UTF-8, comma or semicolon, the names of its columns in the first line. */
  csv: v.pipe(v.string(), v.minLength(1), v.maxLength(95_000)),
  /** Check only. */
  isTrial: v.optional(v.boolean(), false),
});

const staff = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: `/reports/${string}`, summary: string) =>
  oc.errors({ ...commonFailures, ...missingFailure }).route({
    method,
    path,
    tags: ['Служебное'],
    summary: `${summary}; для сотрудника с ролью reports, остальным 404`,
    inputStructure: 'detailed',
  });
const done = v.object({ isDone: v.literal(true) });

/** Redirects and SEO texts as the staff keep them (`/reports`). */
export const deskSeoContract = {
  redirects: staff('GET', '/reports/redirects', 'Переадресации постранично, с числом переходов')
    .input(
      v.object({
        headers,
        query: v.strictObject({
          holdingId,
          /** Part of either address. */
          search,
          status: v.optional(v.picklist(redirectStatuses.map(String))),
          sort: v.optional(v.picklist(['urlFrom', 'hits', 'updatedAt'])),
          page,
        }),
      }),
    )
    .output(v.object({ items: v.array(deskRedirect), meta: pageMeta })),
  /** A chain is stored as one hop: the answer's `urlTo` may differ from the one that was sent. A loop is refused. */
  putRedirect: staff('PUT', '/reports/redirects', 'Добавить или заменить переадресацию')
    .input(
      v.object({
        headers,
        query: own,
        body: v.strictObject({ urlFrom: address, urlTo: v.pipe(v.string(), v.trim(), v.maxLength(2048)), status }),
      }),
    )
    .output(deskRedirect),
  deleteRedirect: staff('DELETE', '/reports/redirects', 'Удалить переадресацию')
    .input(v.object({ headers, query: own, body: v.strictObject({ urlFrom: address }) }))
    .output(done),
  importRedirects: staff('POST', '/reports/redirects/import', 'Загрузить переадресации из CSV: urlFrom, urlTo, status')
    .input(v.object({ headers, query: own, body: importBody }))
    .output(importReport),
  seo: staff('GET', '/reports/seo', 'Тексты SEO постранично')
    .input(v.object({ headers, query: v.strictObject({ holdingId, search, page }) }))
    .output(v.object({ items: v.array(deskSeo), meta: pageMeta })),
  putSeo: staff('PUT', '/reports/seo', 'Добавить или заменить тексты SEO одного пути')
    .input(v.object({ headers, query: own, body: v.strictObject({ path: address, data: seoInput }) }))
    .output(deskSeo),
  deleteSeo: staff('DELETE', '/reports/seo', 'Удалить тексты SEO одного пути')
    .input(v.object({ headers, query: own, body: v.strictObject({ path: address }) }))
    .output(done),
  importSeo: staff(
    'POST',
    '/reports/seo/import',
    'Загрузить тексты SEO из CSV: path, title, description, h1, canonical, robots, text',
  )
    .input(v.object({ headers, query: own, body: importBody }))
    .output(importReport),
};
