import { oc } from '@orpc/contract';
import { noteLength } from '@showroom/domain/lead/lead-stage';
import * as v from 'valibot';
import { holdingId } from './catalog.ts';
import { missingFailure, repeatableFailures } from './failures.ts';

/** Of the secret link; travels in bodies alone, so that no log and no history keeps it. */
const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));
const query = v.strictObject({ holdingId });

/** A request as its customer sees it. Nothing personal: the link may be forwarded. */
export const requestView = v.object({
  number: v.string(),
  formName: v.string(),
  createdAt: v.string(),
  /** In the customer's words: `В работе`. */
  stage: v.string(),
  /** Whether a note or a withdrawal is still taken. */
  isOpen: v.boolean(),
  isWithdrawn: v.boolean(),
  vehicle: v.nullable(v.string()),
  /** `24.11.2026, 12:00`: what was asked for. */
  date: v.nullable(v.string()),
  dealer: v.nullable(v.string()),
  /** Who answers, once somebody took it. */
  adviser: v.nullable(v.string()),
  /** Digits: of the centre, or of the company where no centre was asked. */
  phone: v.string(),
  /** `до 11:00 завтра`; null once answered, and after the time is over. */
  answerBy: v.nullable(v.string()),
  isLate: v.boolean(),
  thread: v.array(v.object({ author: v.picklist(['customer', 'staff']), text: v.string(), at: v.string() })),
});
export type RequestView = v.InferOutput<typeof requestView>;

const call = (path: `/request/${string}`, summary: string) =>
  oc.errors({ ...repeatableFailures, ...missingFailure }).route({
    method: 'POST',
    path,
    tags: ['Заявки'],
    summary: `${summary}; по токену ссылки, иначе 404`,
    inputStructure: 'detailed',
  });

/** The customer's status page, by secret link. */
export const requestContract = {
  view: call('/request/view', 'Состояние заявки')
    .input(v.object({ query, body: v.strictObject({ token }) }))
    .output(requestView),
  note: call('/request/note', 'Дописать к заявке')
    .input(
      v.object({
        query,
        body: v.strictObject({
          token,
          text: v.pipe(v.string(), v.trim(), v.minLength(1, 'Напишите сообщение.'), v.maxLength(noteLength)),
        }),
      }),
    )
    .output(requestView),
  withdraw: call('/request/withdraw', 'Отозвать заявку')
    .input(v.object({ query, body: v.strictObject({ token }) }))
    .output(requestView),
};
