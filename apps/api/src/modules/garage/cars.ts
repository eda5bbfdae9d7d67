import { randomUUID } from 'node:crypto';
import type { GarageCarDetail } from '@showroom/api-contract/garage';
import { canMoveCar, garageLimit, goesBack } from '@showroom/domain/account/garage-car';
import { moscowToday } from '@showroom/domain/lead/lead-date';
import { parseStateNumber } from '@showroom/domain/lead/state-number';
import { parseVin } from '@showroom/domain/lead/vin';
import type { Database, Executor } from '../../db/database.ts';
import { ApiError, badRequest, notFound } from '../../http/api-error.ts';
import { requireId } from '../account-files/object-id.ts';
import { decodeCar, writtenNames } from './decode.ts';
import { presentDetail } from './present.ts';
import {
  type CarFacts,
  type CarRow,
  countCars,
  findCar,
  hasTwin,
  insertCar,
  insertReading,
  lockGarage,
  setCarStatus,
  setMainCar,
  updateCar,
} from './queries.ts';

/** What a customer says of a car, as the wire has it. */
export type CarWords = {
  stateNumber?: string | null | undefined;
  vin?: string | null | undefined;
  mark: string;
  model: string;
  year?: number | null | undefined;
  engine?: CarFacts['engine'] | undefined;
};

const noCar = 'Такого автомобиля нет.';
const wrong = (field: string, message: string) => badRequest('Проверьте поля формы.', [{ field, message }]);

/** A car of the customer. Throws 404 for anybody else's. */
export async function requireCar(db: Executor, customerId: string, id: string, isLocked = false): Promise<CarRow> {
  const car = await findCar(db, customerId, requireId(id, noCar), isLocked);
  if (!car) throw notFound(noCar);
  return car;
}

/** A car with all that belongs to it. Throws 404 for a stranger's. */
export const readCar = async (db: Executor, customerId: string, id: string): Promise<GarageCarDetail> =>
  presentDetail(db, await requireCar(db, customerId, id), moscowToday());

/** Reads what was said of a car. Throws 400 by field. */
async function readFacts(db: Executor, words: CarWords): Promise<CarFacts> {
  const stateNumber = words.stateNumber ? (parseStateNumber(words.stateNumber) ?? null) : null;
  if (words.stateNumber && !stateNumber) throw wrong('stateNumber', 'Проверьте номер: А\u00a0123\u00a0ВС\u00a077.');
  const vin = words.vin ? (parseVin(words.vin) ?? null) : null;
  if (words.vin && !vin) throw wrong('vin', 'В\u00a0VIN 17\u00a0символов: латинские буквы и\u00a0цифры.');
  if (!stateNumber && !vin) throw wrong('stateNumber', 'Укажите номер или\u00a0VIN.');
  const { mark, model, year = null, engine = 'petrol' } = words;
  if (!mark) throw wrong('mark', 'Выберите марку.');
  if (!model) throw wrong('model', 'Укажите модель.');
  if (year !== null && year > new Date().getFullYear() + 1) throw wrong('year', 'Этот год ещё не\u00a0наступил.');
  return { stateNumber, vin, ...(await writtenNames(db, { mark, model })), year, engine };
}

async function requireFree(db: Executor, customerId: string, facts: CarFacts, exceptId: string | null = null) {
  if (!(await hasTwin(db, customerId, facts, exceptId))) return;
  throw new ApiError('ALREADY_EXISTS', 'Этот автомобиль уже в\u00a0гараже.', {
    details: [{ field: facts.vin ? 'vin' : 'stateNumber', message: 'Этот автомобиль уже в\u00a0гараже.' }],
  });
}

async function requireRoom(executor: Executor, customerId: string): Promise<void> {
  if ((await countCars(executor, customerId)) < garageLimit) return;
  throw new ApiError('ALREADY_EXISTS', `В\u00a0гараже уже ${garageLimit} автомобилей.`, {
    details: [{ field: 'limit', message: 'Уберите один в\u00a0архив, чтобы добавить другой.' }],
  });
}

/** `active` at once where our own stock knows the VIN; anything else is looked up by the group's system first. */
const firstStatus = async (db: Executor, { vin }: CarFacts) =>
  vin !== null && (await decodeCar(db, vin)).source === 'stock' ? ('active' as const) : ('checking' as const);

/** One change of a garage, alone with it. */
const change = (database: Database, customerId: string, work: (executor: Executor) => Promise<string>) =>
  database.transaction(async (executor) => {
    await lockGarage(executor, customerId);
    return readCar(executor, customerId, await work(executor));
  });

/** Adds a car; the first one is the main one. Throws 400, and 409 for the sixth (`limit`) or one that is there already. */
export function addCar(database: Database, customerId: string, words: CarWords & { mileageKm?: number | undefined }) {
  return change(database, customerId, async (executor) => {
    const facts = await readFacts(executor, words);
    await requireFree(executor, customerId, facts);
    await requireRoom(executor, customerId);
    const id = randomUUID();
    await insertCar(executor, id, customerId, facts, await firstStatus(executor, facts));
    if (words.mileageKm !== undefined)
      await insertReading(executor, id, { km: words.mileageKm, on: moscowToday(), source: 'customer', remark: null });
    return id;
  });
}

/** Changes what is said of a car; with another number or VIN it is checked anew. Throws 404, 400, 409. */
export function editCar(database: Database, customerId: string, id: string, words: CarWords) {
  return change(database, customerId, async (executor) => {
    const car = await requireCar(executor, customerId, id, true);
    const facts = await readFacts(executor, {
      ...words,
      stateNumber: words.stateNumber === undefined ? car.stateNumber : words.stateNumber,
      vin: words.vin === undefined ? car.vin : words.vin,
      year: words.year === undefined ? car.year : words.year,
      engine: words.engine ?? car.engine,
    });
    if (car.status !== 'archived') await requireFree(executor, customerId, facts, car.id);
    await updateCar(executor, car.id, facts);
    const isSame = facts.vin === car.vin && facts.stateNumber === car.stateNumber;
    if (!isSame && car.status === 'active' && (await firstStatus(executor, facts)) === 'checking')
      await setCarStatus(executor, car.id, 'active', 'checking');
    return car.id;
  });
}

/** Makes a car the main one. Throws 404, and 400 for an archived one. */
export function makeMain(database: Database, customerId: string, id: string) {
  return change(database, customerId, async (executor) => {
    const car = await requireCar(executor, customerId, id, true);
    if (car.status === 'archived') throw badRequest('Сначала верните автомобиль из\u00a0архива.');
    await setMainCar(executor, customerId, car.id);
    return car.id;
  });
}

/** Archives a car, or takes it back. Repeating changes nothing. Throws 404, and 409 when the garage is full. */
export function archiveCar(database: Database, customerId: string, id: string, isArchived: boolean) {
  return change(database, customerId, async (executor) => {
    const car = await requireCar(executor, customerId, id, true);
    if ((car.status === 'archived') === isArchived) return car.id;
    if (!isArchived) {
      await requireFree(executor, customerId, car, car.id);
      await requireRoom(executor, customerId);
    }
    const to = isArchived ? 'archived' : await firstStatus(executor, car);
    if (!canMoveCar(car.status, to)) throw badRequest('Такого перехода нет.');
    await setCarStatus(executor, car.id, car.status, to);
    await setMainCar(executor, customerId, null);
    return car.id;
  });
}

/** Notes the odometer. Throws 404, and 400 for a lower one without a remark. */
export function addMileage(
  database: Database,
  customerId: string,
  id: string,
  { km, remark }: { km: number; remark?: string | undefined },
) {
  return change(database, customerId, async (executor) => {
    const car = await requireCar(executor, customerId, id, true);
    if (goesBack(car.readings.at(-1)?.km ?? null, km) && !remark)
      throw wrong('remark', 'Пробег меньше прежнего. Поясните почему: например, заменили щиток приборов.');
    await insertReading(executor, car.id, { km, on: moscowToday(), source: 'customer', remark: remark || null });
    return car.id;
  });
}
