import { oc } from '@orpc/contract';
import { codeSchema } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { authorizationHeaders } from './authorization.ts';
import { holdingId, integerText } from './catalog.ts';
import { commonFailures, missingFailure, repeatableFailures } from './failures.ts';

/** Largest original, bytes. */
export const deskPictureBytes = 15 * 1024 * 1024;

/** A picture that editors sent: `upload:<name>` in texts. */
export const deskPicture = v.object({
  name: codeSchema,
  alt: v.string(),
  /** Of the original, pixels. */
  width: v.number(),
  height: v.number(),
  createdAt: v.string(),
});
export type DeskPicture = v.InferOutput<typeof deskPicture>;

const headers = authorizationHeaders;
const name = v.pipe(codeSchema, v.maxLength(80));
const alt = v.pipe(v.string(), v.trim(), v.minLength(3, 'нужно описание'), v.maxLength(200));
const meta = v.object({
  page: v.object({ current: v.number(), size: v.number(), totalPages: v.number(), totalResults: v.number() }),
});
const staff = (method: 'GET' | 'POST', summary: string) =>
  oc
    .errors({ ...commonFailures, ...missingFailure })
    .route({ method, path: '/reports/pictures', tags: ['Рабочий стол'], summary, inputStructure: 'detailed' });

/** Pictures of editors. Everybody but an editor of the holding gets 404. */
export const deskPicturesContract = {
  list: staff('GET', 'Картинки редакции, новые сначала; для роли editor')
    .input(v.object({ headers, query: v.strictObject({ holdingId, page: v.optional(integerText(1, 10_000)) }) }))
    .output(v.object({ items: v.array(deskPicture), meta })),
  upload: staff(
    'POST',
    'Принять картинку (multipart/form-data, поле file): JPG, PNG, WebP или AVIF до 15 МБ; для роли editor',
  )
    .errors({ ALREADY_EXISTS: repeatableFailures.ALREADY_EXISTS })
    .input(
      v.object({
        headers,
        query: v.strictObject({ holdingId, name, alt }),
        body: v.strictObject({ file: v.file('нужен файл') }),
      }),
    )
    .output(deskPicture),
};
