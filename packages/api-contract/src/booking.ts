import { oc } from '@orpc/contract';
import { fromMoscowIso } from '@showroom/domain/booking/moscow-time';
import { bookingKinds, horizonDays, mostWorks } from '@showroom/domain/booking/rules';
import { workGroups } from '@showroom/domain/booking/works';
import { codesOf } from '@showroom/domain/dictionaries';
import { codeSchema, minorUnits } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { holdingId } from './catalog.ts';
import { commonFailures, missingFailure, repeatableFailures } from './failures.ts';
import { formData } from './lead.ts';
import { ownRepeatableHeaders, repeatableAnswer } from './repeatable.ts';

const query = v.strictObject({ holdingId });
const kind = v.picklist(bookingKinds);
/** `2026-11-24T10:00:00+03:00`: Moscow time, the zone named. */
const moment = v.pipe(
  v.string(),
  v.check((text) => fromMoscowIso(text) !== undefined, 'нужно время вида 2026-11-24T10:00:00+03:00'),
);
/** Made by the visitor's browser: whoever has it may see, move and cancel the booking. The database keeps its hash. */
const secret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{32,64}$/, 'нужен ключ записи'));

export const bookableWork = v.object({
  code: codeSchema,
  group: v.picklist(codesOf(workGroups)),
  name: v.string(),
  /** In the bay. */
  minutes: v.number(),
  /** From. */
  price: minorUnits,
});
export type BookableWork = v.InferOutput<typeof bookableWork>;

const works = v.pipe(v.array(codeSchema), v.maxLength(mostWorks));
/** Where and for what: a service visit has works, a test drive the mark of the demo car. */
const visit = { kind, dealer: codeSchema, works, mark: v.optional(codeSchema) };
/** A visit at a time. */
const slot = { ...visit, startsAt: moment };
export type BookingSlot = v.InferOutput<v.StrictObjectSchema<typeof slot, undefined>>;

const day = v.object({
  date: v.string(),
  /** `full`: open, and no time is left. */
  state: v.picklist(['free', 'full', 'closed']),
  /** `10:00`, Moscow time. */
  times: v.array(v.string()),
});
export type BookingDay = v.InferOutput<typeof day>;

/** Days from today on; none where nothing of the kind can be booked. */
export const bookingDays = v.object({
  minutes: v.number(),
  price: minorUnits,
  days: v.pipe(v.array(day), v.maxLength(horizonDays)),
});
export type BookingDays = v.InferOutput<typeof bookingDays>;

export const bookingHold = v.object({ startsAt: v.string(), endsAt: v.string(), expiresAt: v.string() });
export type BookingHold = v.InferOutput<typeof bookingHold>;

export const bookingReceipt = v.object({
  id: v.string(),
  number: v.string(),
  startsAt: v.string(),
  endsAt: v.string(),
  /** Opens `/request/#<token>`, where a note can be added; only who booked gets it. */
  token: v.optional(v.string()),
});
export type BookingReceipt = v.InferOutput<typeof bookingReceipt>;

export const bookingView = v.object({
  kind,
  status: v.picklist(['confirmed', 'cancelled', 'done', 'no_show']),
  /** Whether it can still be moved or cancelled. */
  isChangeable: v.boolean(),
  isPast: v.boolean(),
  /** Of the lead. */
  number: v.string(),
  startsAt: v.string(),
  endsAt: v.string(),
  vehicle: v.nullable(v.string()),
  mark: v.nullable(v.string()),
  works: v.array(bookableWork),
  price: minorUnits,
  dealer: v.object({
    code: codeSchema,
    name: v.string(),
    address: v.string(),
    phone: v.string(),
    latitude: v.number(),
    longitude: v.number(),
  }),
  /** The visit as an `.ics` file. */
  calendar: v.string(),
});
export type BookingView = v.InferOutput<typeof bookingView>;

const write = (path: `/${string}`, summary: string) =>
  oc
    .errors({ ...repeatableFailures, ...missingFailure })
    .route({ method: 'POST', path, tags: ['Запись'], summary, inputStructure: 'detailed' });

/**
 * Visits by time. A lost race is 409 whose details name the nearest free times, `{ field: 'slot', message: <time> }`. Secrets
 * travel in bodies, so that no address or log has them.
 */
export const bookingContract = {
  works: oc
    .errors(commonFailures)
    .route({
      method: 'GET',
      path: '/booking/works',
      tags: ['Запись'],
      summary: 'Работы сервиса с\u00a0ценой и временем',
    })
    .input(v.strictObject({ holdingId }))
    .output(v.object({ data: v.array(bookableWork) })),
  slots: oc
    .errors({ ...commonFailures, ...missingFailure })
    .route({
      method: 'GET',
      path: '/booking/slots',
      tags: ['Запись'],
      summary: 'Свободное время центра на 30 дней; works — коды работ через запятую, mark — марка для тест-драйва',
    })
    .input(
      v.strictObject({
        holdingId,
        kind,
        dealer: codeSchema,
        works: v.optional(v.pipe(v.string(), v.maxLength(400), v.regex(/^[a-z-]+(,[a-z-]+)*$/))),
        mark: v.optional(codeSchema),
      }),
    )
    .output(bookingDays),
  hold: write('/booking/hold', 'Придержать время на 10 минут или продлить; прежнее этого же ключа освобождается')
    .input(v.object({ query, body: v.strictObject({ ...slot, secret }) }))
    .output(bookingHold),
  confirm: oc
    .errors({ ...repeatableFailures, ...missingFailure })
    .route({
      method: 'POST',
      path: '/booking/confirm',
      tags: ['Запись'],
      summary: 'Записать: заявка и запись одной операцией; повтор с тем же Idempotency-Key получает тот же ответ',
      inputStructure: 'detailed',
      outputStructure: 'detailed',
    })
    .input(
      v.object({
        query,
        headers: ownRepeatableHeaders,
        body: v.strictObject({
          ...slot,
          secret,
          formUrl: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
          formData,
        }),
      }),
    )
    .output(repeatableAnswer(bookingReceipt)),
  read: write('/booking/read', 'Запись по её ключу')
    .input(v.object({ query, body: v.strictObject({ secret }) }))
    .output(bookingView),
  move: write('/booking/move', 'Перенести запись на другое время')
    .input(v.object({ query, body: v.strictObject({ secret, startsAt: moment }) }))
    .output(bookingView),
  cancel: write('/booking/cancel', 'Отменить запись; повтор ничего не меняет')
    .input(v.object({ query, body: v.strictObject({ secret }) }))
    .output(bookingView),
};
