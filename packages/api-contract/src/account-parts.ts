import * as v from 'valibot';
import { authorizationHeaders } from './authorization.ts';
import { holdingId, integerText } from './catalog.ts';

/** Parts that operations of a customer's own objects share. */
export const ownHeaders = authorizationHeaders;
export const ownQuery = v.strictObject({ holdingId });
/** One that is no id names nothing: 404 and not 400, as for a stranger's. */
export const objectId = v.pipe(v.string(), v.maxLength(64));
export const pageNumber = v.optional(integerText(1, 10_000));
/** `2026-11-24` */
export const isoDay = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/), v.isoDate());
/** A private file; its bytes come by a call of its own. */
export const ownFile = v.object({ id: v.string(), name: v.string(), size: v.number(), mime: v.string() });
export type OwnFile = v.InferOutput<typeof ownFile>;
export const fileContent = v.object({ name: v.string(), mime: v.string(), base64: v.string() });
export const sentFile = v.strictObject({ file: v.file('нужен файл') });
