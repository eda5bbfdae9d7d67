/** What the data sheet of a vehicle tells, in its order: the unit is empty for a word or a count. */
type Field = { readonly label: string; readonly unit: string; readonly better?: 'lower' | 'higher' };

/** Figures beside those that a vehicle has of its own (power, acceleration …), by group. */
export const specificationGroups = {
  body: {
    title: 'Размеры',
    fields: {
      length: { label: 'Длина', unit: 'мм' },
      width: { label: 'Ширина', unit: 'мм' },
      height: { label: 'Высота', unit: 'мм' },
      wheelbase: { label: 'Колёсная база', unit: 'мм' },
      clearance: { label: 'Дорожный просвет', unit: 'мм', better: 'higher' },
      seatHeight: { label: 'Высота седла', unit: 'мм' },
      doors: { label: 'Дверей', unit: '' },
    },
  },
  load: {
    title: 'Объём и\u00a0масса',
    fields: {
      boot: { label: 'Багажник', unit: 'л', better: 'higher' },
      storage: { label: 'Места для вещей', unit: 'л', better: 'higher' },
      tank: { label: 'Топливный бак', unit: 'л', better: 'higher' },
      kerbWeight: { label: 'Снаряжённая масса', unit: 'кг', better: 'lower' },
      grossWeight: { label: 'Полная масса', unit: 'кг' },
      payload: { label: 'Грузоподъёмность', unit: 'кг', better: 'higher' },
      towing: { label: 'Масса прицепа', unit: 'кг', better: 'higher' },
    },
  },
  cargo: {
    title: 'Шасси и\u00a0грузовой отсек',
    fields: {
      wheelFormula: { label: 'Колёсная формула', unit: '' },
      axles: { label: 'Осей', unit: '' },
      cargoLength: { label: 'Длина кузова', unit: 'мм', better: 'higher' },
      cargoWidth: { label: 'Ширина кузова', unit: 'мм', better: 'higher' },
      cargoHeight: { label: 'Высота кузова', unit: 'мм', better: 'higher' },
      cargoVolume: { label: 'Объём кузова', unit: 'м³', better: 'higher' },
      fifthWheel: { label: 'Нагрузка на\u00a0седло', unit: 'кг', better: 'higher' },
    },
  },
  engine: {
    title: 'Двигатель и\u00a0динамика',
    fields: {
      torque: { label: 'Крутящий момент', unit: 'Н·м', better: 'higher' },
      fuel: { label: 'Топливо', unit: '' },
      topSpeed: { label: 'Наибольшая скорость', unit: 'км/ч', better: 'higher' },
      consumptionCity: { label: 'Расход в\u00a0городе', unit: 'л/100\u00a0км', better: 'lower' },
      consumptionRoad: { label: 'Расход на\u00a0трассе', unit: 'л/100\u00a0км', better: 'lower' },
    },
  },
  battery: {
    title: 'Батарея и\u00a0зарядка',
    fields: {
      battery: { label: 'Ёмкость батареи', unit: 'кВт·ч', better: 'higher' },
      energyUse: { label: 'Расход энергии', unit: 'кВт·ч/100\u00a0км', better: 'lower' },
      chargePower: { label: 'Мощность быстрой зарядки', unit: 'кВт', better: 'higher' },
      chargeFast: { label: 'Быстрая зарядка 10–80\u00a0%', unit: 'мин', better: 'lower' },
      chargeHome: { label: 'Полная зарядка от\u00a0сети', unit: 'ч', better: 'lower' },
      chargePorts: { label: 'Разъёмы зарядки', unit: '' },
    },
  },
  wheels: {
    title: 'Шины',
    fields: {
      tyres: { label: 'Шины', unit: '' },
      tyresRear: { label: 'Шины сзади', unit: '' },
    },
  },
} as const satisfies Record<string, { title: string; fields: Record<string, Field> }>;

type Groups = typeof specificationGroups;
export type SpecificationName = { [G in keyof Groups]: keyof Groups[G]['fields'] }[keyof Groups];

/** Every field with its code, in order. */
export const specificationFields = Object.values(specificationGroups).flatMap(({ title, fields }) =>
  Object.entries(fields as Record<string, Field>).map(([name, field]) => ({
    ...field,
    name: name as SpecificationName,
    group: title as string,
  })),
);
