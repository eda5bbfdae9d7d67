/** Disclaimer of every report: it is not an extract from a register. */
export const reportNotice =
  'История составлена по карточке автомобиля у\u00a0дилера и\u00a0не получена из государственных реестров.';

export const mileageSources = ['Технический осмотр', 'Плановое обслуживание', 'Оценка страховой компании'] as const;

export const services = [
  'Плановое техническое обслуживание',
  'Замена тормозных колодок и\u00a0дисков',
  'Замена масла и\u00a0фильтров',
  'Замена аккумулятора',
  'Регулировка углов установки колёс',
] as const;

/** Works with a bill; bounds in thousands of roubles. */
export const costlyWorks = [
  { kind: 'accident', title: 'ДТП: повреждён передний бампер', from: 25, to: 90 },
  { kind: 'accident', title: 'ДТП: повреждены задняя дверь и\u00a0крыло', from: 60, to: 240 },
  { kind: 'repair', title: 'Окраска двери и\u00a0переднего крыла', from: 30, to: 95 },
  { kind: 'repair', title: 'Замена лобового стекла', from: 18, to: 70 },
] as const;
