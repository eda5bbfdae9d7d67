import type { LeadFieldName, LeadFormDeclaration } from './lead-form.ts';

/** Every form of the sites. A new form is a new row. */
const declarations = {
  form_testdrive: {
    name: 'Запись на тест-драйв',
    title: 'Запись на тест-драйв',
    intro: 'Выберите удобный день\u00a0— менеджер перезвонит и\u00a0подтвердит время.',
    submit: 'Записаться',
    fields: [
      { name: 'firstname', required: true },
      { name: 'phone', required: true },
      { name: 'email', hint: 'Пришлём подтверждение заявки' },
      { name: 'mark' },
      { name: 'model' },
      { name: 'dealer', required: true },
      { name: 'date', label: 'Желаемая дата' },
      { name: 'time', label: 'Желаемое время' },
      { name: 'comment' },
    ],
    context: ['mark', 'model', 'vehicleId'],
    steps: ['default', 'finally'],
    department: 'new-cars',
  },
  form_feedback: {
    name: 'Обратная связь',
    title: 'Обратная связь',
    submit: 'Отправить',
    fields: [
      { name: 'firstname', required: true },
      { name: 'phone', required: true },
      { name: 'email', required: true },
      { name: 'reasons' },
      { name: 'dealer', required: true },
      { name: 'comment' },
    ],
    context: [],
    steps: ['default', 'finally'],
  },
  form_credit: {
    name: 'Заявка на кредит',
    title: 'Заявка на кредит',
    intro: 'Специалист подберёт условия и\u00a0расскажет о\u00a0документах.',
    submit: 'Отправить заявку',
    fields: [
      { name: 'lastname', required: true },
      { name: 'firstname', required: true },
      { name: 'middlename' },
      { name: 'phone', required: true },
      { name: 'email', hint: 'Пришлём подтверждение заявки' },
      { name: 'dealer', required: true },
      { name: 'comment' },
    ],
    context: ['mark', 'model', 'vehicleId'],
    steps: ['default', 'finally'],
    department: 'insurance',
  },
  form_trade_in: {
    name: 'Заявка на трейд-ин',
    title: 'Оценка автомобиля по\u00a0трейд-ин',
    intro: 'Расскажите о\u00a0своём автомобиле\u00a0— назовём предварительную стоимость.',
    submit: 'Отправить на\u00a0оценку',
    fields: [
      { name: 'mark', required: true },
      { name: 'model', required: true },
      { name: 'manufactureYear', required: true },
      { name: 'totalTrip' },
      { name: 'stateNumber' },
      { name: 'vin' },
      { name: 'firstname', required: true },
      { name: 'phone', required: true },
      { name: 'email', hint: 'Пришлём подтверждение заявки' },
      { name: 'dealer', required: true },
      { name: 'comment' },
    ],
    context: ['vehicleId'],
    steps: ['default', 'finally'],
    department: 'used-cars',
  },
  form_callback: {
    name: 'Заказ обратного звонка',
    title: 'Обратный звонок',
    intro: 'Оставьте телефон\u00a0— перезвоним.',
    submit: 'Жду звонка',
    fields: [
      { name: 'firstname', required: true },
      { name: 'phone', required: true },
      { name: 'comment', label: 'О\u00a0чём вы хотите поговорить' },
    ],
    context: ['vehicleId'],
    steps: ['default', 'finally'],
  },
  form_on_sale_soon: {
    name: 'Сообщить о поступлении',
    title: 'Сообщить о\u00a0поступлении',
    intro: 'Напишем или\u00a0позвоним, как только автомобиль поступит в\u00a0продажу.',
    submit: 'Сообщить мне',
    fields: [
      { name: 'firstname', required: true },
      { name: 'phone', required: true },
      { name: 'email', hint: 'Пришлём подтверждение заявки' },
    ],
    context: ['mark', 'model', 'vehicleId'],
    steps: ['default', 'finally'],
  },
  form_catalog_report: {
    name: 'Отчёт об истории автомобиля',
    title: 'История автомобиля',
    intro: 'Чтобы показать отчёт, отправим код в\u00a0сообщении на\u00a0ваш телефон.',
    submit: 'Получить код',
    fields: [
      { name: 'firstname', required: true },
      { name: 'phone', required: true },
    ],
    context: ['vin', 'vehicleId'],
    steps: ['default', 'sms', 'finally'],
  },
} as const satisfies Record<string, LeadFormDeclaration>;

export type LeadFormId = keyof typeof declarations;

export const leadForms: Readonly<Record<LeadFormId, LeadFormDeclaration>> = declarations;

export const isLeadFormId = (value: unknown): value is LeadFormId =>
  typeof value === 'string' && Object.hasOwn(declarations, value);

/** What a field is called, for the screen and for the manager's letter. */
export const leadFieldLabels: Readonly<Record<LeadFieldName, string>> = {
  firstname: 'Имя',
  lastname: 'Фамилия',
  middlename: 'Отчество',
  name: 'Имя и\u00a0фамилия',
  phone: 'Телефон',
  email: 'E-mail',
  dealer: 'Дилерский центр',
  mark: 'Марка',
  model: 'Модель',
  stateNumber: 'Государственный номер',
  vin: 'VIN',
  manufactureYear: 'Год выпуска',
  totalTrip: 'Пробег, км',
  date: 'Дата',
  time: 'Время',
  reasons: 'Тема обращения',
  comment: 'Комментарий',
};

/** Reasons of the feedback form (PRD-3, letter for letter). */
export const leadReasons = [
  'Предложение',
  'Обращение в Отдел продаж',
  'Обращение в Отдел сервиса',
  'Обращение в Отдел страхования/Кредитования',
  'Обращение в Отдел З/Ч',
] as const;

/** Hours that a visitor may ask for, Moscow time: inside the working day of every dealer. */
export const leadTimes = [
  ...['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'],
] as const;
