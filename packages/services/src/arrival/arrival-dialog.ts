'use client';

import { readFormQuery } from '../vehicle/form-query.ts';
import { formVehicle } from '../vehicle/form-vehicles.ts';

/** «Сообщить о поступлении»: a subscription to a vehicle that is on its way (PD-17), as a dialog. */
export const arrivalDialog = {
  title: 'Сообщить о\u00a0поступлении',
  load: (query: string) => {
    const { vehicleId } = readFormQuery(query);
    if (vehicleId !== null) void formVehicle(vehicleId);
    return import('./arrival-form.tsx').then((module) => module.ArrivalForm);
  },
};
