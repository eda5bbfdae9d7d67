import { inn, integer, shortText } from './field-rules.ts';
import { defineFields } from './lead-field.ts';
import { lengthLimits } from './length-limits.ts';
import { maskDigits } from './masks.ts';

/** Who asks, where a company does. */
export const companyFields = defineFields({
  companyName: {
    control: 'line',
    label: 'Название компании',
    rule: shortText(lengthLimits.name),
    autoComplete: 'organization',
    placeholder: 'ООО\u00a0«Ромашка»',
    maxLength: lengthLimits.name,
  },
  inn: {
    control: 'line',
    label: 'ИНН',
    rule: inn,
    mask: maskDigits(12),
    inputMode: 'numeric',
    autoComplete: 'off',
    placeholder: '10\u00a0или\u00a012\u00a0цифр',
  },
  jobTitle: {
    control: 'line',
    label: 'Ваша должность',
    rule: shortText(lengthLimits.code),
    autoComplete: 'organization-title',
    maxLength: lengthLimits.code,
  },
  vehicleCount: {
    control: 'line',
    label: 'Сколько автомобилей',
    rule: integer(1, 9_999),
    mask: maskDigits(4),
    inputMode: 'numeric',
    autoComplete: 'off',
  },
});
