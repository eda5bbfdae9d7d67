/** What visitors of the measured house search for. */
export const asked = [
  'камри',
  'x5',
  'лада',
  'тойота',
  'полный привод',
  'белый седан',
  'дизель',
  'geely monjaro',
  '7 мест',
];
