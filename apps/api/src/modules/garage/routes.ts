import { garageLimit, paperLimit } from '@showroom/domain/account/garage-car';
import { moscowToday } from '@showroom/domain/lead/lead-date';
import { parseVin } from '@showroom/domain/lead/vin';
import { badRequest } from '../../http/api-error.ts';
import { api } from '../../rpc/implementer.ts';
import type { OwnCall } from '../../rpc/own-call.ts';
import { requireCustomer } from '../account/require-customer.ts';
import { keepFile, readOwnFile, removeFile } from '../account-files/account-files.ts';
import { addCar, addMileage, archiveCar, editCar, makeMain, readCar, requireCar } from './cars.ts';
import { decodeCar } from './decode.ts';
import { listFunctionalServices, setRenewal } from './functional-services.ts';
import { presentCar } from './present.ts';
import { listCars } from './queries.ts';

const owner = (context: Parameters<typeof requireCustomer>[0], { headers, query }: OwnCall) =>
  requireCustomer(context, headers.authorization, query.holdingId);

export const garageRoutes = {
  list: api.garage.list.handler(async ({ input, context }) => {
    const { id } = await owner(context, input);
    const today = moscowToday();
    const cars = await listCars(context.database, id);
    const items = await Promise.all(cars.map((car) => presentCar(context.database, car, today)));
    return { items, limit: garageLimit };
  }),
  decode: api.garage.decode.handler(async ({ input, context }) => {
    await owner(context, input);
    const vin = parseVin(input.body.vin);
    if (!vin) throw badRequest('Проверьте поля формы.', [{ field: 'vin', message: 'В\u00a0VIN 17\u00a0символов.' }]);
    return decodeCar(context.database, vin);
  }),
  add: api.garage.add.handler(async ({ input, context }) =>
    addCar(context.database, (await owner(context, input)).id, input.body),
  ),
  car: api.garage.car.handler(async ({ input, context }) =>
    readCar(context.database, (await owner(context, input)).id, input.params.id),
  ),
  edit: api.garage.edit.handler(async ({ input, context }) =>
    editCar(context.database, (await owner(context, input)).id, input.params.id, input.body),
  ),
  setMain: api.garage.setMain.handler(async ({ input, context }) =>
    makeMain(context.database, (await owner(context, input)).id, input.params.id),
  ),
  archive: api.garage.archive.handler(async ({ input, context }) =>
    archiveCar(context.database, (await owner(context, input)).id, input.params.id, input.body.isArchived),
  ),
  addMileage: api.garage.addMileage.handler(async ({ input, context }) =>
    addMileage(context.database, (await owner(context, input)).id, input.params.id, input.body),
  ),
  addPaper: api.garage.addPaper.handler(async ({ input, context }) => {
    const { id: customerId } = await owner(context, input);
    const { id } = await requireCar(context.database, customerId, input.params.id);
    return keepFile(context, customerId, { kind: 'car', id }, input.body.file, paperLimit);
  }),
  paper: api.garage.paper.handler(async ({ input, context }) => {
    const { id } = await requireCar(context.database, (await owner(context, input)).id, input.params.id);
    return readOwnFile(context, { kind: 'car', id }, input.params.paper);
  }),
  removePaper: api.garage.removePaper.handler(async ({ input, context }) => {
    const { id } = await requireCar(context.database, (await owner(context, input)).id, input.params.id);
    await removeFile(context, { kind: 'car', id }, input.params.paper);
    return { isDone: true as const };
  }),
  functionalServices: api.garage.functionalServices.handler(async ({ input, context }) => ({
    items: await listFunctionalServices(context.database, (await owner(context, input)).id),
  })),
  setRenewal: api.garage.setRenewal.handler(async ({ input, context }) =>
    setRenewal(context.database, (await owner(context, input)).id, input.params.id, input.body.isRenewed),
  ),
};
