import * as v from 'valibot';
import { leadMessages } from '../lead/messages.ts';
import { codeSchema } from '../vehicle.ts';
import { ratings, reviewLength, reviewPhotoLimit } from './review.ts';

const side = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(reviewLength.side, 'Не длиннее 500 символов')));

/** A review as its author sends it, consent aside. Field messages are those that the form shows. */
export const reviewEntries = {
  dealer: v.optional(codeSchema),
  employee: v.optional(codeSchema),
  /** Goods of the shop. */
  item: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
  rating: v.picklist(ratings, 'Поставьте оценку'),
  author: v.pipe(
    v.string(leadMessages.required),
    v.trim(),
    v.minLength(1, leadMessages.required),
    v.maxLength(40, 'Не длиннее 40 символов'),
    v.regex(/^[\p{L} -]+$/u, 'Только имя, без фамилии и цифр'),
  ),
  text: v.pipe(
    v.string(leadMessages.required),
    v.trim(),
    v.minLength(reviewLength.from, 'Расскажите подробнее: хотя бы 20 символов'),
    v.maxLength(reviewLength.to, 'Не длиннее 3000 символов'),
  ),
  pros: side,
  cons: side,
  /**
   * Number of a request, `1-000042`, of goods that of the order, `A-000042`, and the phone that it was left with: they make a review
   * verified.
   */
  number: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^((\d{1,2}|A)-\d{6,12})?$/, 'Номер вида 1-000042, заказа\u00a0— A-000042')),
  ),
  phone: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(30))),
  /** Ids that `POST /lead/file` gave to pictures. */
  photos: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.uuid())),
      v.maxLength(reviewPhotoLimit, `Не\u00a0больше ${reviewPhotoLimit} фото`),
    ),
  ),
} as const;
