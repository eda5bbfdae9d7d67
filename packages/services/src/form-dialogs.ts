'use client';

import { formDialog, warmVehicle } from './form/form-dialog.tsx';

const arrival = formDialog('Сообщить о\u00a0поступлении', () =>
  import('@showroom/domain/lead/arrival-form').then(({ arrivalForm }) => arrivalForm),
);

/** Every form that opens as a dialog. A new one is its object in the domain, its name in `@showroom/domain/dialogs` and its row here. */
export const formDialogs = {
  testdrive: formDialog('Запись на\u00a0тест-драйв', () =>
    import('@showroom/domain/lead/test-drive-form').then(({ testDriveForm }) => testDriveForm),
  ),
  credit: formDialog('Заявка на\u00a0кредит', () =>
    import('@showroom/domain/lead/credit-form').then(({ creditForm }) => creditForm),
  ),
  /** A vehicle that is on its way (PD-17). */
  'on-sale-soon': arrival,
  /** A mark, model or series that is out of stock. */
  'mark-arrival': arrival,
  /** History of a used vehicle by a code from an SMS (PD-35). */
  history: {
    title: 'История автомобиля',
    load: (query: string) => {
      warmVehicle(query);
      return import('./history/report-form.tsx').then(({ ReportForm }) => ReportForm);
    },
  },
};
