import { oc } from '@orpc/contract';
import { codesOf } from '@showroom/domain/dictionaries';
import { noteLength } from '@showroom/domain/lead/lead-stage';
import { leadStatuses } from '@showroom/domain/lead/lead-status';
import * as v from 'valibot';
import { authorizationHeaders } from './authorization.ts';
import { holdingId, integerText } from './catalog.ts';
import { commonFailures, missingFailure, repeatableFailures } from './failures.ts';
import { pageMeta } from './page-meta.ts';
import { reportCodes } from './reports.data.ts';

const headers = authorizationHeaders;
const own = v.strictObject({ holdingId });
const page = v.optional(integerText(1, 10_000));
const status = v.picklist(codesOf(leadStatuses));
const number = v.pipe(v.string(), v.regex(/^\d{1,2}-\d{6,12}$/));
const params = v.object({ number });
const day = v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/), v.isoDate()));
const code = v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9_-]{1,64}$/)));
/** Days of Moscow, both included. */
const period = { from: day, to: day, dealer: code };

const leadRow = v.object({
  number: v.string(),
  formId: v.string(),
  formName: v.string(),
  status,
  name: v.string(),
  dealer: v.nullable(v.string()),
  vehicle: v.nullable(v.string()),
  assignee: v.nullable(v.string()),
  createdAt: v.string(),
  answerBy: v.nullable(v.string()),
  isLate: v.boolean(),
});
export type DeskLeadRow = v.InferOutput<typeof leadRow>;

export const delivery = v.object({
  id: v.string(),
  channel: v.picklist(['sms', 'mail', 'webhook', 'push']),
  kind: v.string(),
  /** Shortened: enough to tell one from another. */
  recipient: v.string(),
  number: v.nullable(v.string()),
  status: v.picklist(['pending', 'delivered', 'dead']),
  attempts: v.number(),
  failure: v.nullable(v.string()),
  createdAt: v.string(),
  /** Given up, and its text is still there. */
  isReplayable: v.boolean(),
});
export type DeskDelivery = v.InferOutput<typeof delivery>;

export const deskLead = v.object({
  ...leadRow.entries,
  page: v.string(),
  answers: v.array(v.tuple([v.string(), v.string()])),
  files: v.array(v.object({ id: v.string(), name: v.string(), size: v.number() })),
  consent: v.nullable(v.object({ textVersion: v.string(), marketing: v.boolean(), at: v.string() })),
  advisers: v.array(v.object({ code: v.string(), name: v.string() })),
  /** Where it may go from here. */
  moves: v.array(status),
  /** How an answer reaches the customer; null: by phone alone. */
  answersBy: v.nullable(v.picklist(['mail', 'sms'])),
  history: v.array(
    v.object({
      kind: v.picklist(['note', 'answer', 'status', 'assignee', 'withdrawn']),
      author: v.picklist(['customer', 'staff']),
      body: v.string(),
      at: v.string(),
    }),
  ),
  deliveries: v.array(delivery),
});
export type DeskLead = v.InferOutput<typeof deskLead>;

export const deskReport = v.object({
  columns: v.array(v.string()),
  rows: v.array(v.array(v.union([v.string(), v.number()]))),
  /** For a spreadsheet: UTF-8 with its mark, semicolons, no cell that begins a formula. */
  csv: v.string(),
});
export type DeskReport = v.InferOutput<typeof deskReport>;

const staff = (method: 'GET' | 'POST', path: `/reports/${string}`, summary: string) =>
  oc
    .errors({
      ...commonFailures,
      ...missingFailure,
      PERMISSION_DENIED: repeatableFailures.PERMISSION_DENIED,
      RESOURCE_EXHAUSTED: repeatableFailures.RESOURCE_EXHAUSTED,
    })
    .route({
      method,
      path,
      tags: ['Служебное'],
      summary: `${summary}; для сотрудника с ролью и дилером, остальным 404`,
      inputStructure: 'detailed',
    });

/** Requests as the staff work on them (`/reports/leads`). */
export const deskLeadsContract = {
  leads: staff('GET', '/reports/leads', 'Заявки постранично, новые сверху')
    .input(
      v.object({
        headers,
        query: v.strictObject({
          holdingId,
          /** `feedback`: what came by the feedback forms. */
          group: v.optional(v.picklist(['feedback'])),
          status: v.optional(status),
          form: code,
          ...period,
          /** A number, or the last digits of a phone. */
          search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20))),
          page,
        }),
      }),
    )
    .output(v.object({ items: v.array(leadRow), meta: pageMeta })),
  lead: staff('GET', '/reports/leads/{number}', 'Заявка целиком')
    .input(v.object({ headers, params, query: own }))
    .output(deskLead),
  leadFile: staff('GET', '/reports/leads/{number}/files/{id}', 'Файл заявки, для сохранения')
    .input(v.object({ headers, params: v.object({ number, id: v.pipe(v.string(), v.uuid()) }), query: own }))
    .output(v.object({ name: v.string(), base64: v.string() })),
  moveLead: staff('POST', '/reports/leads/{number}/status', 'Сменить статус')
    .input(v.object({ headers, params, query: own, body: v.strictObject({ status }) }))
    .output(deskLead),
  assignLead: staff('POST', '/reports/leads/{number}/assignee', 'Назначить консультанта')
    .input(
      v.object({
        headers,
        params,
        query: own,
        body: v.strictObject({ assignee: v.nullable(v.pipe(v.string(), v.maxLength(64))) }),
      }),
    )
    .output(deskLead),
  answerLead: staff('POST', '/reports/leads/{number}/answer', 'Ответить клиенту')
    .input(
      v.object({
        headers,
        params,
        query: own,
        body: v.strictObject({
          text: v.pipe(v.string(), v.trim(), v.minLength(1, 'Напишите ответ.'), v.maxLength(noteLength)),
        }),
      }),
    )
    .output(deskLead),
  deliveries: staff('GET', '/reports/deliveries', 'Недоставленные сообщения постранично')
    .input(v.object({ headers, query: v.strictObject({ holdingId, page }) }))
    .output(v.object({ items: v.array(delivery), meta: pageMeta })),
  replay: staff('POST', '/reports/deliveries/{id}/replay', 'Отправить недоставленное ещё раз')
    .input(
      v.object({
        headers,
        params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
        query: own,
        body: v.strictObject({}),
      }),
    )
    .output(v.object({ isDone: v.literal(true) })),
  report: staff('GET', '/reports/figures/{code}', 'Отчёт за период, с CSV')
    .input(
      v.object({
        headers,
        params: v.object({ code: v.picklist(reportCodes) }),
        query: v.strictObject({ holdingId, ...period }),
      }),
    )
    .output(deskReport),
};
