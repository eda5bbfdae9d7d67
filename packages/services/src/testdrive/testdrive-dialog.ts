'use client';

import { readFormQuery } from '../vehicle/form-query.ts';
import { formVehicle } from '../vehicle/form-vehicles.ts';

/** The test drive as a dialog: its code, and the vehicle it is about, arrive together. */
export const testDriveDialog = {
  title: 'Запись на\u00a0тест-драйв',
  load: (query: string) => {
    const { vehicleId } = readFormQuery(query);
    if (vehicleId !== null) void formVehicle(vehicleId);
    return import('./testdrive-form.tsx').then((module) => module.TestDriveForm);
  },
};
