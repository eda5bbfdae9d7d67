'use client';

import { formDialog } from './form/form-dialog.ts';

const arrival = formDialog('Сообщить о\u00a0поступлении', () =>
  import('./dialogs/arrival-dialog.ts').then(({ ArrivalDialog }) => ArrivalDialog),
);

/**
 * Every form that opens as a dialog. A new one is its object in the domain, its name in `@showroom/domain/dialogs`, and here
 * its entry in `dialogs/` and its row. An entry imports its form and the code of all forms, so that the bundler keeps what
 * forms share in one chunk and each form in its own.
 */
export const formDialogs = {
  testdrive: formDialog('Запись на\u00a0тест-драйв', () =>
    import('./dialogs/test-drive-dialog.ts').then(({ TestDriveDialog }) => TestDriveDialog),
  ),
  credit: formDialog('Заявка на\u00a0кредит', () =>
    import('./dialogs/credit-dialog.ts').then(({ CreditDialog }) => CreditDialog),
  ),
  /** A vehicle that is on its way (PD-17). */
  'on-sale-soon': arrival,
  /** A mark, model or series that is out of stock. */
  'mark-arrival': arrival,
  candidate: formDialog('Отклик на\u00a0вакансию', () =>
    import('./dialogs/candidate-dialog.ts').then(({ CandidateDialog }) => CandidateDialog),
  ),
  compliance: formDialog('Горячая линия', () =>
    import('./dialogs/compliance-dialog.ts').then(({ ComplianceDialog }) => ComplianceDialog),
  ),
  event: formDialog('Регистрация на\u00a0мероприятие', () =>
    import('./dialogs/event-dialog.ts').then(({ EventDialog }) => EventDialog),
  ),
  /** History of a used vehicle by a code from an SMS (PD-35). */
  history: formDialog('История автомобиля', () =>
    import('./history/report-form.tsx').then(({ ReportForm }) => ReportForm),
  ),
};
