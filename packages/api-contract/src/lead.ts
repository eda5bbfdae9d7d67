import { oc } from '@orpc/contract';
import { bodyType } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { holdingId } from './catalog.ts';
import { commonFailures, missingFailure, repeatableFailures } from './failures.ts';
import { ownRepeatableHeaders, repeatableAnswer } from './repeatable.ts';

const text = v.pipe(v.string(), v.maxLength(4_000));
/** What a form sends: flat, so that nothing deep has to be walked. Which keys and values are right, the form says. */
export const formData = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(40)),
    v.union([
      text,
      v.number(),
      v.boolean(),
      v.null(),
      v.pipe(v.array(text), v.maxLength(20)),
      v.pipe(v.record(v.pipe(v.string(), v.maxLength(40)), v.boolean()), v.maxEntries(10)),
    ]),
  ),
  v.maxEntries(40),
);

const formId = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
/** Path of the page on the site itself, `/services/testdrive/`. Its query is not kept. */
const formUrl = v.pipe(v.string(), v.minLength(1), v.maxLength(500));

/** A lead as it is sent. */
export const leadRequest = v.strictObject({ formId, formUrl, formData });
export type LeadRequest = v.InferOutput<typeof leadRequest>;

/** `number` is for people: `1-000042`. */
export const leadReceipt = v.object({
  id: v.string(),
  number: v.string(),
  /** By when an answer comes: `Ответим до 11:00 завтра.` */
  promise: v.optional(v.string()),
  /** Opens `/request/#<token>`; only who sent the request gets it. */
  token: v.optional(v.string()),
});
export type LeadReceipt = v.InferOutput<typeof leadReceipt>;

const query = v.strictObject({ holdingId });
/** A request of who is signed in is theirs. */
const headers = ownRepeatableHeaders;

/** A row of a vehicle's history; `date` is `YYYY-MM-DD`. */
const mileageRecord = v.object({
  date: v.string(),
  mileageKm: v.number(),
  /** Instead of kilometres, where the type is told by them. */
  engineHours: v.optional(v.number()),
  source: v.string(),
});
const historyEvent = v.object({
  date: v.string(),
  kind: v.picklist(['accident', 'repair', 'service']),
  title: v.string(),
  /** Kopecks; null where no sum is known. */
  cost: v.nullable(v.number()),
});

/** History of a used vehicle, opened by a code from an SMS. */
export const vehicleReport = v.object({
  vehicleId: v.number(),
  title: v.string(),
  bodyType,
  vinMasked: v.string(),
  year: v.number(),
  /** Source notice; must be shown with the report. */
  notice: v.string(),
  owners: v.array(v.object({ from: v.string(), to: v.nullable(v.string()), kind: v.picklist(['person', 'company']) })),
  mileage: v.array(mileageRecord),
  events: v.array(historyEvent),
  restrictions: v.object({ pledge: v.boolean(), wanted: v.boolean(), registrationBan: v.boolean() }),
});
export type VehicleReport = v.InferOutput<typeof vehicleReport>;

const phone = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
/** Client timestamp; only a cache buster. */
const date = v.optional(v.pipe(v.string(), v.maxLength(40)));
/** The same whether or not a message was sent (B-09). Seconds. */
export const codeSent = v.object({ sent: v.literal(true), ttl: v.number(), resendIn: v.number() });
export type CodeSent = v.InferOutput<typeof codeSent>;

/** A file that waits for its lead; one that no lead names is deleted after a day. */
export const leadFile = v.object({ id: v.string(), name: v.string(), size: v.number(), mime: v.string() });
export type LeadFile = v.InferOutput<typeof leadFile>;

const writes = oc.errors(repeatableFailures);

/** Forms and what they lead to (PRD-7; PD-56). */
export const leadContract = {
  commit: writes
    .route({
      method: 'POST',
      path: '/lead/commit',
      tags: ['Заявки'],
      summary: 'Принять заявку; повтор с тем же Idempotency-Key получает тот же ответ',
      inputStructure: 'detailed',
      outputStructure: 'detailed',
    })
    .input(v.object({ query, headers, body: leadRequest }))
    .output(repeatableAnswer(leadReceipt)),
  file: oc
    .errors({
      ...commonFailures,
      PERMISSION_DENIED: repeatableFailures.PERMISSION_DENIED,
      RESOURCE_EXHAUSTED: repeatableFailures.RESOURCE_EXHAUSTED,
    })
    .route({
      method: 'POST',
      path: '/lead/file',
      tags: ['Заявки'],
      summary: 'Принять файл для заявки (multipart/form-data, поле file): фото JPG, PNG и HEIC до 15 МБ, PDF до 10 МБ',
      inputStructure: 'detailed',
    })
    .input(v.object({ query, body: v.strictObject({ file: v.file('нужен файл') }) }))
    .output(leadFile),
  form: oc
    .errors({ ...commonFailures, ...missingFailure })
    .route({ method: 'GET', path: '/lead/get/{formId}', tags: ['Заявки'], summary: 'Название формы' })
    .input(v.strictObject({ formId, holdingId: v.optional(holdingId) }))
    .output(v.object({ formId: v.string(), name: v.string() })),
};

/** History of a used vehicle by a code from an SMS (PRD-7; PD-35). */
export const reportContract = {
  askCode: oc
    .errors({ ...commonFailures, RESOURCE_EXHAUSTED: repeatableFailures.RESOURCE_EXHAUSTED })
    .route({
      method: 'GET',
      path: '/catalog/report',
      tags: ['История автомобиля'],
      summary: 'Отправить код по SMS; лучше POST /catalog/report/code, который не пишет телефон в адрес',
    })
    .input(v.strictObject({ holdingId, phone, date }))
    .output(codeSent),
  sendCode: oc
    .errors({ ...commonFailures, RESOURCE_EXHAUSTED: repeatableFailures.RESOURCE_EXHAUSTED })
    .route({
      method: 'POST',
      path: '/catalog/report/code',
      tags: ['История автомобиля'],
      summary: 'Отправить код по SMS',
      inputStructure: 'detailed',
    })
    .input(v.object({ query, body: v.strictObject({ phone, date }) }))
    .output(codeSent),
  confirm: writes
    .route({
      method: 'POST',
      path: '/catalog/report',
      tags: ['История автомобиля'],
      summary: 'Проверить код, принять заявку и показать историю автомобиля',
      inputStructure: 'detailed',
      outputStructure: 'detailed',
    })
    .input(
      v.object({
        query,
        headers,
        body: v.strictObject({ formUrl, formData, smsCode: v.pipe(v.string(), v.maxLength(20)) }),
      }),
    )
    .output(repeatableAnswer(v.object({ lead: leadReceipt, report: vehicleReport }))),
};
