import { integer, oneOf, shortText } from './field-rules.ts';
import { defineFields } from './lead-field.ts';
import { lengthLimits } from './length-limits.ts';
import { maskAmount, maskDigits } from './masks.ts';

const rentTerms = ['1\u00a0месяц', '3\u00a0месяца', '6\u00a0месяцев', '1\u00a0год и\u00a0больше'];
const leasingTerms = ['1\u00a0год', '2\u00a0года', '3\u00a0года', '4\u00a0года', '5\u00a0лет'];
const visits = ['Сегодня', 'Завтра', 'На\u00a0этой неделе', 'В\u00a0выходные'];

const roubles = {
  control: 'line',
  rule: integer(1, 999_999_999),
  mask: maskAmount(9),
  inputMode: 'numeric',
  autoComplete: 'off',
} as const;

const shortLine = {
  control: 'line',
  rule: shortText(lengthLimits.name),
  autoComplete: 'off',
  maxLength: lengthLimits.name,
} as const;

/** Terms of a deal, and what exactly is wanted. Sums in whole roubles. */
export const dealFields = defineFields({
  downPayment: { ...roubles, label: 'Первый взнос, ₽' },
  desiredPrice: { ...roubles, label: 'Желаемая цена, ₽' },
  leasingTerm: {
    control: 'choice',
    label: 'Срок лизинга',
    rule: oneOf(leasingTerms),
    options: leasingTerms,
    empty: 'Помогите выбрать',
  },
  rentTerm: {
    control: 'choice',
    label: 'Срок подписки',
    rule: oneOf(rentTerms),
    options: rentTerms,
    empty: 'Помогите выбрать',
  },
  visit: {
    control: 'choice',
    label: 'Когда приедете',
    rule: oneOf(visits),
    options: visits,
    empty: 'Пока не\u00a0знаю',
  },
  wanted: { ...shortLine, label: 'Какой автомобиль нужен' },
  works: { ...shortLine, label: 'Какие работы нужны' },
  part: { ...shortLine, label: 'Название или\u00a0артикул детали' },
  accessory: { ...shortLine, label: 'Что установить' },
  loyaltyCard: {
    control: 'line',
    label: 'Номер карты',
    rule: integer(1, 999_999_999),
    mask: maskDigits(9),
    inputMode: 'numeric',
    autoComplete: 'off',
  },
});
