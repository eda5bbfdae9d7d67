/** How long a mark answers for its new cars: years, and thousand km where the mileage ends it earlier (null: it does not). */
export type GuarantyTerms = { years: number; thousandKm: number | null };

/**
 * Terms of the basic guaranty on new cars by mark, as they are usual on the Russian market; those of a certain car stand in its
 * service book, and the page says so. A mark that is not here has none told.
 */
export const guarantyTerms: Readonly<Record<string, GuarantyTerms>> = {
  lada: { years: 3, thousandKm: 100 },
  uaz: { years: 3, thousandKm: 100 },
  gaz: { years: 3, thousandKm: 150 },
  haval: { years: 5, thousandKm: 150 },
  tank: { years: 5, thousandKm: 150 },
  wey: { years: 5, thousandKm: 150 },
  chery: { years: 5, thousandKm: 150 },
  omoda: { years: 7, thousandKm: 200 },
  jaecoo: { years: 7, thousandKm: 200 },
  exeed: { years: 7, thousandKm: 200 },
  geely: { years: 5, thousandKm: 150 },
  belgee: { years: 5, thousandKm: 150 },
  knewstar: { years: 5, thousandKm: 150 },
  changan: { years: 5, thousandKm: 150 },
  jetour: { years: 5, thousandKm: 150 },
  jac: { years: 5, thousandKm: 150 },
  gac: { years: 5, thousandKm: 150 },
  kia: { years: 5, thousandKm: 150 },
  hyundai: { years: 5, thousandKm: 150 },
  solaris: { years: 5, thousandKm: 150 },
  genesis: { years: 5, thousandKm: 150 },
  toyota: { years: 3, thousandKm: 100 },
  lexus: { years: 3, thousandKm: 100 },
  nissan: { years: 3, thousandKm: 100 },
  mazda: { years: 3, thousandKm: 100 },
  mitsubishi: { years: 5, thousandKm: 150 },
  subaru: { years: 3, thousandKm: 100 },
  honda: { years: 3, thousandKm: 100 },
  skoda: { years: 3, thousandKm: 100 },
  volkswagen: { years: 3, thousandKm: 100 },
  audi: { years: 4, thousandKm: 120 },
  bmw: { years: 2, thousandKm: null },
  'mercedes-benz': { years: 2, thousandKm: null },
};
