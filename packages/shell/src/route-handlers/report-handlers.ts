import type { Brand } from '@showroom/domain/brand';
import { passWrite } from './pass-write.ts';

/** The two steps to the history of a used vehicle: a code by SMS, then the report for that code. */
export function reportHandlers(brand: Brand) {
  return {
    /** POST /api/catalog/report/code/ {phone} → {sent, ttl, resendIn}, whoever asks */
    sendCode: (request: Request): Promise<Response> => passWrite(brand, request, '/catalog/report/code', ['phone']),
    /** POST /api/catalog/report/ {formUrl, formData, smsCode}, header Idempotency-Key → {lead, report} */
    confirm: (request: Request): Promise<Response> =>
      passWrite(brand, request, '/catalog/report', ['formUrl', 'formData', 'smsCode']),
  };
}
