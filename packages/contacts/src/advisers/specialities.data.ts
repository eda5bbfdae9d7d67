import type { Adviser } from '@showroom/domain/vehicle';

/** What visitors come with, as the choices of the filter. */
export const specialities = {
  new: 'Новые автомобили',
  used: 'Автомобили с\u00a0пробегом и\u00a0трейд-ин',
  other: 'Мототехника, квадроциклы, коммерческий транспорт',
  finance: 'Кредит, страхование, юридическим лицам',
  service: 'Сервис',
} as const;
export type Speciality = keyof typeof specialities;

const signs: readonly [RegExp, Speciality][] = [
  [/сервис/i, 'service'],
  [/кредит|страхован|корпоратив/i, 'finance'],
  [/пробег|трейд/i, 'used'],
  [/мото|квадро|гидро|коммерческ/i, 'other'],
];

/** Read from the position: staff lists know positions, not departments. */
export const specialityOf = ({ position }: Pick<Adviser, 'position'>): Speciality =>
  signs.find(([sign]) => sign.test(position))?.[1] ?? 'new';
