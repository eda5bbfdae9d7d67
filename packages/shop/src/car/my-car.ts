import type { AccountAnswer } from '@showroom/bff/account-calls';
import { read } from '@showroom/bff/read';
import { keep, readKept } from '@showroom/visitor/kept';
import { isSignedIn } from '@showroom/visitor/signed-in';
import type { Car } from './fits-car.ts';

/** The car that a guest narrowed a shelf to, in local storage. */
const key = 'shopCar.v1';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function keptCar(): Car | null {
  const { mark, model, name, modelName, year } = (readKept(key) ?? {}) as Partial<Car>;
  if (!isText(mark) || !isText(name) || !isText(modelName)) return null;
  return { mark, model: isText(model) ? model : null, name, modelName, year: typeof year === 'number' ? year : null };
}

/** Remembers the car that goods are chosen for. */
export const rememberCar = (car: Car): boolean => keep(key, car);

/** Cars of the customer; null where nobody is signed in any more or nobody answers: then the page is a guest's. */
async function askGarage(): Promise<AccountAnswer<'GET /garage'> | null> {
  try {
    const response = await fetch('/api/garage/', { headers: { accept: 'application/json' } });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/** The main car of the garage, with the code of its model where the catalogue knows it. */
async function garageCar(): Promise<Car | null> {
  const garage = await askGarage();
  const cars = garage?.items.filter(({ status, markCode }) => status !== 'archived' && markCode !== null) ?? [];
  const car = cars.find(({ isMain }) => isMain) ?? cars[0];
  if (!car?.markCode) return null;
  const models = await read('GET /models/all', { markCode: car.markCode });
  const model = models?.find(({ name }) => name.toLowerCase() === car.model.toLowerCase())?.code ?? null;
  return { mark: car.markCode, model, name: `${car.mark} ${car.model}`, modelName: car.model, year: car.year };
}

let asked: Promise<Car | null> | undefined;

/** The car that a visitor named by hand: kept, and his car for as long as this page load lasts, whatever stands in his garage. */
export function nameCar(car: Car): void {
  rememberCar(car);
  asked = Promise.resolve(car);
}

/** The visitor's car: the main one of his garage, or the one that he chose goods for last; null where there is none. Asked once a page load. */
export function myCar(): Promise<Car | null> {
  if (!isSignedIn()) return Promise.resolve(keptCar());
  asked ??= garageCar().then((car) => car ?? keptCar());
  return asked;
}
