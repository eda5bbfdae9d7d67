import { oc } from '@orpc/contract';
import { policyKinds, policyStatuses } from '@showroom/domain/account/insurance-policy';
import { codesOf } from '@showroom/domain/dictionaries';
import { minorUnits } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { fileContent, objectId, ownFile, ownHeaders, ownQuery } from './account-parts.ts';
import { missingFailure, ownFailures } from './failures.ts';

export const insurancePolicy = v.object({
  id: v.string(),
  kind: v.picklist(codesOf(policyKinds)),
  status: v.picklist(codesOf(policyStatuses)),
  number: v.nullable(v.string()),
  insurer: v.string(),
  vehicle: v.nullable(v.string()),
  startsOn: v.string(),
  /** Last day. */
  endsOn: v.string(),
  /** Until then; negative: it is past. */
  daysLeft: v.number(),
  premium: v.nullable(minorUnits),
});
export type InsurancePolicy = v.InferOutput<typeof insurancePolicy>;

export const insuranceDetail = v.object({
  ...insurancePolicy.entries,
  carId: v.nullable(v.string()),
  stateNumber: v.nullable(v.string()),
  cover: v.array(v.object({ name: v.string(), sum: v.nullable(minorUnits) })),
  documents: v.array(ownFile),
});
export type InsuranceDetail = v.InferOutput<typeof insuranceDetail>;

const own = (path: `/${string}`, summary: string) =>
  oc
    .errors({ ...ownFailures, ...missingFailure })
    .route({ method: 'GET', path, tags: ['Страховки'], summary, inputStructure: 'detailed' });
const headers = ownHeaders;
const query = ownQuery;

/** Policies of a customer. A stranger's policy is 404. */
export const insurancesContract = {
  list: own('/insurances', 'Полисы клиента: действующие сверху')
    .input(v.object({ headers, query }))
    .output(v.object({ items: v.array(insurancePolicy) })),
  policy: own('/insurances/{insurance}', 'Полис целиком')
    .input(v.object({ headers, params: v.object({ insurance: objectId }), query }))
    .output(insuranceDetail),
  document: own('/insurances/{insurance}/documents/{document}', 'Документ полиса, для сохранения')
    .input(v.object({ headers, params: v.object({ insurance: objectId, document: objectId }), query }))
    .output(fileContent),
};
