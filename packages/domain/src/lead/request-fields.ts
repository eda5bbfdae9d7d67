import { bookingDate, code, oneOf, shortText } from './field-rules.ts';
import { defineFields } from './lead-field.ts';
import { lengthLimits } from './length-limits.ts';

/** Hours that a visitor may ask for, Moscow time: inside the working day of every dealer. */
const times = [...['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00']];

/** Reasons of the feedback form (PRD-3, letter for letter). */
const reasons = [
  'Предложение',
  'Обращение в Отдел продаж',
  'Обращение в Отдел сервиса',
  'Обращение в Отдел страхования/Кредитования',
  'Обращение в Отдел З/Ч',
];

const guests = ['Приду один', 'Вдвоём', 'Втроём', 'Вчетвером'];

/** What is asked for: where, when, about what. */
export const requestFields = defineFields({
  dealer: { control: 'dealer', label: 'Дилерский центр', rule: code },
  date: { control: 'date', label: 'Дата', rule: bookingDate },
  time: { control: 'choice', label: 'Время', rule: oneOf(times), options: times, empty: 'Любое' },
  reasons: {
    control: 'choice',
    label: 'Тема обращения',
    rule: oneOf(reasons),
    options: reasons,
    empty: 'Выберите тему',
  },
  position: {
    control: 'line',
    label: 'Вакансия или\u00a0специальность',
    rule: shortText(lengthLimits.code),
    autoComplete: 'off',
    maxLength: lengthLimits.code,
  },
  guests: {
    control: 'choice',
    label: 'Сколько вас будет',
    rule: oneOf(guests),
    options: guests,
    empty: 'Пока не знаю',
  },
  comment: {
    control: 'area',
    label: 'Комментарий',
    rule: shortText(lengthLimits.comment),
    maxLength: lengthLimits.comment,
  },
});
