import type { LeadFormDeclaration } from './lead-form.ts';
import type { LeadFieldName } from './lead-schema.ts';

/** One right answer to every field, as a visitor types it. The dealer's code is the site's own. */
const answers: Readonly<Record<Exclude<LeadFieldName, 'dealer' | 'date' | 'policyEnd' | 'accidentDate'>, string>> = {
  firstname: 'Анна',
  lastname: 'Иванова',
  middlename: 'Сергеевна',
  name: 'Анна Иванова',
  phone: '+7 999-123-45-67',
  email: 'anna@example.com',
  mark: 'Toyota',
  model: 'Camry',
  stateNumber: 'А 123 ВС 77',
  vin: 'XTA21099043576191',
  manufactureYear: '2019',
  totalTrip: '125 000',
  time: '12:00',
  reasons: 'Предложение',
  position: 'Механик',
  guests: 'Вдвоём',
  comment: 'Позвоните вечером',
  companyName: 'ООО «Ромашка»',
  inn: '7707083893',
  jobTitle: 'Начальник гаража',
  vehicleCount: '12',
  cover: 'ОСАГО',
  drivers: 'Двое',
  insurer: 'Страховой дом',
  policyNumber: 'ХХХ 0123456789',
  downPayment: '500 000',
  desiredPrice: '1 200 000',
  leasingTerm: '3\u00a0года',
  rentTerm: '6\u00a0месяцев',
  visit: 'Завтра',
  wanted: 'Седан до\u00a02\u00a0миллионов',
  works: 'Замена масла',
  part: 'Колодки передние',
  accessory: 'Фаркоп',
  loyaltyCard: '1234567',
};

type Given = {
  /** Code of a dealer of the holding. */
  dealer: string;
  phone?: string;
  /** The day in Moscow, `YYYY-MM-DD`. */
  today: string;
};

/** `formData` with every field of a form filled in rightly, under the consent of one box. For tests and for the workshop. */
export function exampleLead(form: LeadFormDeclaration, { dealer, phone, today }: Given): Record<string, string | true> {
  const known: Readonly<Record<string, string>> = {
    ...answers,
    ...(phone ? { phone } : {}),
    dealer,
    date: today,
    policyEnd: today,
    accidentDate: today,
  };
  return { ...Object.fromEntries(form.fields.map(({ name }) => [name, known[name] ?? ''])), policy: true };
}
