import { oc } from '@orpc/contract';
import { functionalServiceStatuses } from '@showroom/domain/account/functional-service';
import { garageCarStatuses, mileageLimit } from '@showroom/domain/account/garage-car';
import { policyKinds, policyStatuses } from '@showroom/domain/account/insurance-policy';
import { serviceOrderStatuses } from '@showroom/domain/account/service-order';
import { maintenanceEngines } from '@showroom/domain/calculators/maintenance-works';
import { codesOf } from '@showroom/domain/dictionaries';
import { minorUnits } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { fileContent, objectId, ownFile, ownHeaders, ownQuery, sentFile } from './account-parts.ts';
import { missingFailure, ownFailures } from './failures.ts';

const words = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
const engine = v.picklist(codesOf(maintenanceEngines));
const km = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mileageLimit));
const year = v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100));

export const garageCar = v.object({
  id: v.string(),
  status: v.picklist(codesOf(garageCarStatuses)),
  isMain: v.boolean(),
  stateNumber: v.nullable(v.string()),
  vin: v.nullable(v.string()),
  markCode: v.nullable(v.string()),
  mark: v.string(),
  model: v.string(),
  year: v.nullable(v.number()),
  engine,
  /** The newest reading. */
  mileageKm: v.nullable(v.number()),
  /** The next service; null where no mileage is known. */
  maintenance: v.nullable(
    v.object({
      number: v.number(),
      mileage: v.number(),
      dueOn: v.string(),
      kmLeft: v.number(),
      isOverdue: v.boolean(),
      /** From. */
      price: minorUnits,
      works: v.array(v.string()),
    }),
  ),
  openRecalls: v.nullable(v.number()),
  /** Path of its picture without size and ending; null for a model that nobody knows. */
  picture: v.nullable(v.string()),
});
export type GarageCar = v.InferOutput<typeof garageCar>;

export const garageCarDetail = v.object({
  ...garageCar.entries,
  mileage: v.array(
    v.object({
      km: v.number(),
      on: v.string(),
      source: v.picklist(['customer', 'service']),
      remark: v.nullable(v.string()),
    }),
  ),
  papers: v.array(ownFile),
  recalls: v.nullable(v.array(v.object({ code: v.string(), title: v.string(), isDone: v.boolean() }))),
  /** When the maker's list was last looked at. */
  recallsAt: v.nullable(v.string()),
  orders: v.array(
    v.object({
      id: v.string(),
      number: v.string(),
      status: v.picklist(codesOf(serviceOrderStatuses)),
      visitAt: v.nullable(v.string()),
      createdAt: v.string(),
    }),
  ),
  policies: v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(codesOf(policyKinds)),
      status: v.picklist(codesOf(policyStatuses)),
      endsOn: v.string(),
    }),
  ),
});
export type GarageCarDetail = v.InferOutput<typeof garageCarDetail>;

/** What a customer says of a car; number and VIN as they were typed. */
const facts = {
  stateNumber: v.optional(v.nullable(words(20))),
  vin: v.optional(v.nullable(words(40))),
  mark: words(60),
  model: words(80),
  year: v.optional(v.nullable(year)),
  engine: v.optional(engine),
};

export const decodedCar = v.object({
  /** `stock`: we have or had it; `maker`: by the first characters of the VIN; null: nothing is known. */
  source: v.nullable(v.picklist(['stock', 'maker'])),
  mark: v.nullable(v.string()),
  model: v.nullable(v.string()),
  year: v.nullable(v.number()),
  engine: v.nullable(engine),
});
export type DecodedCar = v.InferOutput<typeof decodedCar>;

export const functionalService = v.object({
  id: v.string(),
  code: v.string(),
  name: v.string(),
  status: v.picklist(codesOf(functionalServiceStatuses)),
  startsOn: v.string(),
  endsOn: v.string(),
  price: v.nullable(minorUnits),
  isRenewed: v.boolean(),
  carId: v.nullable(v.string()),
  car: v.nullable(v.string()),
});
export type FunctionalServiceView = v.InferOutput<typeof functionalService>;

const own = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: `/${string}`, summary: string) =>
  oc
    .errors({ ...ownFailures, ...missingFailure })
    .route({ method, path, tags: ['Гараж'], summary, inputStructure: 'detailed' });
const headers = ownHeaders;
const query = ownQuery;
const params = v.object({ id: objectId });
const paper = v.object({ id: objectId, paper: objectId });

/** Cars of a customer. A stranger's car is 404. */
export const garageContract = {
  list: own('GET', '/garage', 'Автомобили клиента: основной первым, архив в\u00a0конце')
    .input(v.object({ headers, query }))
    .output(v.object({ items: v.array(garageCar), limit: v.number() })),
  decode: own(
    'POST',
    '/garage/decode',
    'Что известно об автомобиле по VIN; в\u00a0теле, чтобы номер не\u00a0попал в\u00a0адрес',
  )
    .input(v.object({ headers, query, body: v.strictObject({ vin: words(40) }) }))
    .output(decodedCar),
  add: own('POST', '/garage', 'Добавить автомобиль; шестой\u00a0— 409')
    .input(v.object({ headers, query, body: v.strictObject({ ...facts, mileageKm: v.optional(km) }) }))
    .output(garageCarDetail),
  car: own('GET', '/garage/{id}', 'Автомобиль целиком')
    .input(v.object({ headers, params, query }))
    .output(garageCarDetail),
  edit: own('PATCH', '/garage/{id}', 'Изменить данные автомобиля')
    .input(v.object({ headers, params, query, body: v.strictObject(facts) }))
    .output(garageCarDetail),
  setMain: own('POST', '/garage/{id}/main', 'Сделать основным')
    .input(v.object({ headers, params, query, body: v.strictObject({}) }))
    .output(garageCarDetail),
  archive: own('POST', '/garage/{id}/archive', 'Убрать в\u00a0архив или вернуть')
    .input(v.object({ headers, params, query, body: v.strictObject({ isArchived: v.boolean() }) }))
    .output(garageCarDetail),
  addMileage: own('POST', '/garage/{id}/mileage', 'Записать пробег; меньше прежнего\u00a0— только с\u00a0пояснением')
    .input(v.object({ headers, params, query, body: v.strictObject({ km, remark: v.optional(words(300)) }) }))
    .output(garageCarDetail),
  addPaper: own('POST', '/garage/{id}/papers', 'Приложить документ (multipart/form-data, поле file)')
    .input(v.object({ headers, params, query, body: sentFile }))
    .output(ownFile),
  paper: own('GET', '/garage/{id}/papers/{paper}', 'Документ, для сохранения')
    .input(v.object({ headers, params: paper, query }))
    .output(fileContent),
  removePaper: own('DELETE', '/garage/{id}/papers/{paper}', 'Удалить документ; повтор ничего не\u00a0меняет')
    .input(v.object({ headers, params: paper, query, body: v.optional(v.strictObject({})) }))
    .output(v.object({ isDone: v.literal(true) })),
  functionalServices: own('GET', '/functional-services', 'Подключённые услуги и\u00a0опции автомобилей')
    .input(v.object({ headers, query }))
    .output(v.object({ items: v.array(functionalService) })),
  setRenewal: own('POST', '/functional-services/{id}/renewal', 'Включить или остановить автопродление')
    .input(v.object({ headers, params, query, body: v.strictObject({ isRenewed: v.boolean() }) }))
    .output(functionalService),
};
