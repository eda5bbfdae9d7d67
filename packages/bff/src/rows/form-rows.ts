import { contract } from '@showroom/api-contract/contract';
import { codeSent, leadFile, leadReceipt, vehicleReport } from '@showroom/api-contract/lead';
import { leadFileLimits } from '@showroom/domain/lead/lead-files';
import * as v from 'valibot';
import { formVehicle } from '../answers/form-vehicle.ts';
import { row } from '../row.ts';

/** Largest body of a form, bytes (B-28). */
const maxForm = 100_000;

/** A send that a browser may repeat under its key (B-13); limits are counted by the visitor's address (B-07). */
const repeatable = {
  mayOwn: true,
  maxBody: maxForm,
  sent: ['idempotency-key', 'x-forwarded-for'],
  kept: ['retry-after', 'idempotent-replayed'],
} as const;

/** What forms ask and send. */
export const formRows = {
  'POST /lead/commit': row(contract.lead.commit, {
    ...repeatable,
    body: ['formId', 'formUrl', 'formData'],
    answer: leadReceipt,
  }),
  /** One file a call; the lead names it by the id that it gets here. */
  'POST /lead/file': row(contract.lead.file, {
    body: ['file'],
    isUpload: true,
    maxBody: leadFileLimits.picture + 64 * 1024,
    sent: ['x-forwarded-for'],
    kept: ['retry-after'],
    // A picture is unpacked and turned before the answer.
    timeoutMs: 30_000,
    answer: leadFile,
  }),
  'GET /lead/get/{formId}': row(contract.lead.form, {
    answer: v.object({ formId: v.string(), name: v.string() }),
  }),
  /** The vehicle that a form is about; null once it is sold, and for one that this holding never had. */
  'GET /lead/vehicle/{id}': row(contract.catalog.detail, { mayMiss: true, answer: v.nullable(formVehicle) }),
  'GET /dealers/short': row(contract.dealers.short, {
    query: ['department', 'markCode'],
    answer: v.array(v.object({ code: v.string(), nameRu: v.string() })),
  }),
  /** What `markId` and `dealerId` of a form's address stand for. */
  'GET /dealers/named': row(contract.dealers.named, {
    query: ['markId', 'dealerId'],
    answer: v.object({
      mark: v.nullable(v.object({ code: v.string(), name: v.string() })),
      dealer: v.nullable(v.object({ code: v.string(), nameRu: v.string() })),
    }),
  }),
  /** The phone goes in the body: no address, log or history keeps it. The answer is the same for every phone (B-09). */
  'POST /catalog/report/code': row(contract.report.sendCode, {
    body: ['phone'],
    maxBody: 2_000,
    sent: ['x-forwarded-for'],
    kept: ['retry-after'],
    answer: codeSent,
  }),
  'POST /catalog/report': row(contract.report.confirm, {
    ...repeatable,
    body: ['formUrl', 'formData', 'smsCode'],
    answer: v.object({ lead: leadReceipt, report: vehicleReport }),
  }),
};
