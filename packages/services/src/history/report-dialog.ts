'use client';

import { readFormQuery } from '../vehicle/form-query.ts';
import { formVehicle } from '../vehicle/form-vehicles.ts';

/** History of a used vehicle by a code from an SMS (PD-35), as a dialog. */
export const reportDialog = {
  title: 'История автомобиля',
  load: (query: string) => {
    const { vehicleId } = readFormQuery(query);
    if (vehicleId !== null) void formVehicle(vehicleId);
    return import('./report-form.tsx').then((module) => module.ReportForm);
  },
};
