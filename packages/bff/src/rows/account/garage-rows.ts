import { fileContent, ownFile } from '@showroom/api-contract/account-parts';
import { contract } from '@showroom/api-contract/contract';
import { decodedCar, functionalService, garageCarDetail } from '@showroom/api-contract/garage';
import { leadFileLimits } from '@showroom/domain/lead/lead-files';
import { row } from '../../row.ts';
import { answerOf } from '../answer-of.ts';

const { garage } = contract;
const maxBody = 10_000;
const facts = ['stateNumber', 'vin', 'mark', 'model', 'year', 'engine'] as const;

/** Cars of a customer, their papers and paid services. */
export const garageRows = {
  'GET /garage': row(garage.list, { answer: answerOf(garage.list) }),
  'POST /garage/decode': row(garage.decode, { body: ['vin'], maxBody, answer: decodedCar }),
  'POST /garage': row(garage.add, { body: [...facts, 'mileageKm'], maxBody, answer: garageCarDetail }),
  'GET /garage/{id}': row(garage.car, { answer: garageCarDetail }),
  'PATCH /garage/{id}': row(garage.edit, { body: facts, maxBody, answer: garageCarDetail }),
  'POST /garage/{id}/main': row(garage.setMain, { maxBody, answer: garageCarDetail }),
  'POST /garage/{id}/archive': row(garage.archive, { body: ['isArchived'], maxBody, answer: garageCarDetail }),
  'POST /garage/{id}/mileage': row(garage.addMileage, { body: ['km', 'remark'], maxBody, answer: garageCarDetail }),
  'POST /garage/{id}/papers': row(garage.addPaper, {
    body: ['file'],
    isUpload: true,
    maxBody: leadFileLimits.picture + 64 * 1024,
    // A picture is unpacked and turned before the answer.
    timeoutMs: 30_000,
    answer: ownFile,
  }),
  'GET /garage/{id}/papers/{paper}': row(garage.paper, { answer: fileContent, timeoutMs: 20_000 }),
  'DELETE /garage/{id}/papers/{paper}': row(garage.removePaper, { maxBody, answer: answerOf(garage.removePaper) }),
  'GET /functional-services': row(garage.functionalServices, { answer: answerOf(garage.functionalServices) }),
  'POST /functional-services/{id}/renewal': row(garage.setRenewal, {
    body: ['isRenewed'],
    maxBody,
    answer: functionalService,
  }),
};
