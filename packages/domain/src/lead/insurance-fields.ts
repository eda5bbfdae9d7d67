import { accidentDate, bookingDate, oneOf, policyNumber, shortText } from './field-rules.ts';
import { defineFields } from './lead-field.ts';
import { lengthLimits } from './length-limits.ts';
import { maskPolicyNumber } from './masks.ts';

const covers = ['ОСАГО', 'Каско', 'ОСАГО и\u00a0каско'];
const drivers = ['Только я', 'Двое', 'Трое и\u00a0больше', 'Без ограничений'];

/** What is insured, by whom, and what has happened. */
export const insuranceFields = defineFields({
  cover: {
    control: 'choice',
    label: 'Какой полис нужен',
    rule: oneOf(covers),
    options: covers,
    empty: 'Помогите выбрать',
  },
  drivers: {
    control: 'choice',
    label: 'Сколько водителей',
    rule: oneOf(drivers),
    options: drivers,
    empty: 'Пока не\u00a0знаю',
  },
  insurer: {
    control: 'line',
    label: 'Страховая компания',
    rule: shortText(lengthLimits.code),
    autoComplete: 'off',
    maxLength: lengthLimits.code,
  },
  policyNumber: {
    control: 'line',
    label: 'Номер полиса',
    rule: policyNumber,
    mask: maskPolicyNumber,
    autoComplete: 'off',
    placeholder: 'ХХХ\u00a00123456789',
    maxLength: lengthLimits.policyNumber,
  },
  policyEnd: { control: 'date', label: 'Полис действует до', rule: bookingDate },
  accidentDate: { control: 'date', range: 'past', label: 'Когда это случилось', rule: accidentDate },
});
