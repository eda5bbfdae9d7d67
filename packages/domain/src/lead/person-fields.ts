import { email, personName, phone } from './field-rules.ts';
import { defineFields } from './lead-field.ts';
import { lengthLimits } from './length-limits.ts';
import { maskName, maskPhone, phonePrefix, withoutSpaces } from './masks.ts';
import { phoneLength } from './phone-number.ts';

const name = { control: 'line', rule: personName, mask: maskName, maxLength: lengthLimits.name } as const;

/** Who asks, and how to answer. */
export const personFields = defineFields({
  firstname: { ...name, label: 'Имя', autoComplete: 'given-name' },
  lastname: { ...name, label: 'Фамилия', autoComplete: 'family-name' },
  middlename: { ...name, label: 'Отчество', autoComplete: 'additional-name' },
  name: { ...name, label: 'Имя и\u00a0фамилия', autoComplete: 'name' },
  phone: {
    control: 'line',
    label: 'Телефон',
    rule: phone,
    mask: maskPhone,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    placeholder: `${phonePrefix}___-___-__-__`,
    prefix: phonePrefix,
    // A pasted number may be longer than the shown one before the mask has read it.
    maxLength: phoneLength * 2,
  },
  email: {
    control: 'line',
    label: 'E-mail',
    rule: email,
    // Not of type `email`: such a field hides spaces and gives no caret to a script.
    mask: withoutSpaces,
    inputMode: 'email',
    autoComplete: 'email',
    placeholder: 'name@mail.ru',
    maxLength: lengthLimits.email,
  },
});

/** An e-mail that is used for the confirmation alone. */
export const confirmationEmail = { ...personFields.email, hint: 'Пришлём подтверждение заявки' };
