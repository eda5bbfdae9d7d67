import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { authorizationHeaders } from './authorization.ts';
import { holdingId } from './catalog.ts';
import { commonFailures, goneFailure, missingFailure, repeatableFailures } from './failures.ts';

const query = v.strictObject({ holdingId });
const headers = authorizationHeaders;
/** Campaign parameter: letters, digits and safe punctuation. */
const mark = v.optional(v.pipe(v.string(), v.regex(/^[\p{L}\p{N}._~+ -]{1,100}$/u)));

/** A short link of the staff: `path` is the address to give out, `target` where it leads. */
const shortLinkRow = v.object({
  code: v.string(),
  path: v.string(),
  target: v.string(),
  clicks: v.number(),
  createdAt: v.string(),
  expiresAt: v.nullable(v.string()),
});

/** Tools of the staff (PD-7, PD-8). */
export const toolsContract = {
  qr: oc
    .errors({ ...commonFailures, ...missingFailure })
    .route({
      method: 'GET',
      path: '/qr/{vin}',
      tags: ['Служебное'],
      summary: 'Куда ведёт код на лобовом стекле; для сотрудника с ролью reports, остальным 404',
      inputStructure: 'detailed',
      outputStructure: 'detailed',
    })
    .input(
      v.object({
        params: v.object({ vin: v.pipe(v.string(), v.maxLength(64)) }),
        query: v.strictObject({ holdingId }),
        headers,
      }),
    )
    .output(v.object({ body: v.object({ vehicleId: v.number(), vin: v.string(), path: v.string() }) })),
  shortLink: oc
    .errors({ ...commonFailures, ...missingFailure, ...goneFailure })
    .route({
      method: 'GET',
      path: '/short-links/{code}',
      tags: ['Служебное'],
      summary: 'Куда ведёт короткая ссылка; click=1 считает переход; 404 — такой нет, 410 — срок вышел',
    })
    .input(v.strictObject({ code: v.pipe(v.string(), v.maxLength(64)), holdingId, click: v.optional(v.literal('1')) }))
    .output(v.object({ target: v.string() })),
  shortLinks: oc
    .errors({ ...commonFailures, ...missingFailure })
    .route({
      method: 'GET',
      path: '/short-links',
      tags: ['Служебное'],
      summary: 'Последние короткие ссылки с переходами; для сотрудника с ролью reports, остальным 404',
      inputStructure: 'detailed',
    })
    .input(v.object({ query, headers }))
    .output(v.object({ items: v.array(shortLinkRow) })),
  createShortLink: oc
    .errors({ ...commonFailures, ...missingFailure, RESOURCE_EXHAUSTED: repeatableFailures.RESOURCE_EXHAUSTED })
    .route({
      method: 'POST',
      path: '/short-links',
      tags: ['Служебное'],
      summary: 'Сделать короткую ссылку на страницу этого же сайта; для сотрудника с ролью reports, остальным 404',
      inputStructure: 'detailed',
    })
    .input(
      v.object({
        query,
        headers,
        body: v.strictObject({
          path: v.pipe(v.string(), v.minLength(1), v.maxLength(1_500)),
          utm: v.optional(v.strictObject({ source: mark, medium: mark, campaign: mark, term: mark, content: mark })),
          /** How long it leads anywhere; for good when absent. */
          days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3_650))),
        }),
      }),
    )
    .output(v.object({ code: v.string(), path: v.string() })),
};
