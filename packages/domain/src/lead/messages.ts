/** What a form says about a field (PRD-5, PRD-8, letter for letter; below them our own words). */
export const leadMessages = {
  required: 'Необходимо заполнить поле',
  russianOnly: 'Только русские символы',
  phone: 'Некорректный формат телефона.',
  email: 'Некорректный формат e-mail.',
  stateNumber: 'Некорректный формат номера.',
  vin: 'VIN состоит из 17\u00a0латинских букв и\u00a0цифр.',
  date: 'Некорректная дата.',
  pastDate: 'Выберите сегодняшний день или\u00a0более поздний.',
  futureDate: 'Выберите сегодняшний день или\u00a0более ранний.',
  inn: 'Проверьте ИНН: 10\u00a0цифр у\u00a0компании, 12\u00a0— у\u00a0предпринимателя.',
  policyNumber: 'Некорректный номер полиса.',
  number: 'Введите целое число.',
  choice: 'Выберите значение из\u00a0списка.',
  unknown: 'Неизвестное поле.',
  tooLong: (max: number) => `Не\u00a0больше ${max}\u00a0символов.`,
  outOfRange: (min: number, max: number) => `Введите число от\u00a0${min} до\u00a0${max}.`,
} as const;
