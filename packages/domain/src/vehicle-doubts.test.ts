import { expect, test } from 'vitest';
import { type DoubtedVehicle, doubtsOf } from './vehicle-doubts.ts';

const car: DoubtedVehicle = {
  ...{ type: 'cars', condition: 'used', bodyType: 'sedan', engineType: 'petrol', year: 2015, mileageKm: 90_000 },
  ...{ engineVolume: 1_600, power: 123, price: 90_000_000, rangeKm: null, consumption: 7, equipment: ['Кондиционер'] },
};

test.each<[Partial<DoubtedVehicle>, string]>([
  [{ year: 2030 }, 'made in 2030'],
  [{ condition: 'new', mileageKm: 5 }, 'new, but of 2015'],
  [{ condition: 'new', year: 2026, mileageKm: 8_000 }, 'new, but has run 8000 km'],
  [{ mileageKm: 9_000_000 }, '9000000 km since 2015'],
  [{ type: 'jet-ski', mileageKm: 500, engineHours: 90 }, '500 km without an odometer'],
  [{ type: 'jet-ski', mileageKm: 0 }, 'used, but its engine hours are not stated'],
  [{ type: 'jet-ski', mileageKm: 0, engineHours: 9_000 }, '9000 hours since 2015'],
  [{ type: 'jet-ski', condition: 'new', year: 2026, mileageKm: 0, engineHours: 40 }, 'new, but has run 40 hours'],
  [{ year: 2024, owners: 3 }, '3 owners since 2024'],
  [{ year: 2025, mileageKm: 9_000, owners: 2 }, '2 owners since 2025'],
  [{ power: 0 }, '0 hp for the type cars'],
  [{ power: 1_230 }, '1230 hp from 1600 cm³'],
  [{ engineType: 'electro', consumption: null, rangeKm: 400 }, 'electric, but with 1600 cm³'],
  [{ engineType: 'electro', engineVolume: 0, rangeKm: 400 }, 'electric, but burns fuel'],
  [{ rangeKm: 400 }, 'an electric range without a battery'],
  [{ engineType: 'electro', engineVolume: 0, consumption: null, rangeKm: 5_000 }, 'a range of 5000 km'],
  [{ price: 100 }, 'a price of 1 roubles'],
  [
    { year: 2008, equipment: ['Поддержка Apple CarPlay и Android Auto'] },
    '"Поддержка Apple CarPlay и Android Auto" in 2008',
  ],
  [
    { engineType: 'electro', engineVolume: 0, consumption: null, equipment: ['Дистанционный запуск двигателя'] },
    '"Дистанционный запуск двигателя" without an engine',
  ],
  [
    { type: 'moto', bodyType: 'enduro', engineVolume: 450, power: 50, mileageKm: 100, equipment: ['Круиз-контроль'] },
    '"Круиз-контроль" off the road',
  ],
  [{ year: 2009, equipment: ['Apple CarPlay'] }, '"Apple CarPlay" in 2009'],
  [{ year: 1999, equipment: ['AUX/USB', 'Люк'] }, '"AUX/USB" in 1999'],
  [
    { engineType: 'electro', engineVolume: 0, consumption: null, equipment: ['Дистанционный запуск'] },
    '"Дистанционный запуск" without an engine',
  ],
  [
    { type: 'moto', bodyType: 'enduro', engineVolume: 450, power: 50, equipment: ['Круиз контроль'] },
    '"Круиз контроль" off the road',
  ],
  [
    { type: 'atv', bodyType: 'atv', mileageKm: 100, seats: 1, equipment: ['Спинка пассажира'] },
    '"Спинка пассажира" with one seat',
  ],
  [{ seats: 12 }, '12 seats for the type cars'],
  [
    { engineType: 'electro', engineVolume: 0, consumption: null, rangeKm: 400, gearType: 'manual' },
    'electric, but with a gear lever',
  ],
  [{ type: 'jet-ski', power: 325, mileageKm: 0, engineHours: 90, specification: { torque: 471 } }, '471 N·m of 325 hp'],
  [{ engineType: 'diesel', power: 339, specification: { torque: 1_118 } }, '1118 N·m of 339 hp'],
  [{ type: 'atv', bodyType: 'atv', mileageKm: 100, power: 200, specification: { torque: 290 } }, '290 N·m of 200 hp'],
  [
    { type: 'commercial', bodyType: 'truck', specification: { topSpeed: 130, grossWeight: 9_600 } },
    '130 km/h with 9600 kg',
  ],
  [{ specification: { seatHeight: 1_400 } }, 'a seat 1400 mm high'],
  [{ specification: { wheelFormula: '6×4', axles: 2 } }, '2 axles of 6×4'],
  [{ specification: { wheelFormula: '4×6' } }, 'a wheel formula of 4×6'],
  [{ consumption: 1 }, '1 l/100 km without a battery'],
  [
    { type: 'moto', bodyType: 'cross', engineVolume: 449, power: 55, consumption: null, mileageKm: 70_000 },
    '70000 km on a track since 2015',
  ],
  [
    { bodyType: 'coupe', equipment: ['Блокировка замков задних дверей'] },
    '"Блокировка замков задних дверей" without rear doors',
  ],
  [{ specification: { length: 6_000, cargoLength: 7_000 } }, 'a body of 7000 mm on 6000 mm'],
  [{ made: { from: 2016, to: null } }, 'made in 2015, the model since 2016'],
  [{ condition: 'new', year: 2024, made: { from: 2010, to: 2024 } }, 'new, but the model ended in 2024'],
  [{ specification: { length: 4_000, wheelbase: 4_100 } }, 'a wheelbase of 4100 mm in 4000 mm'],
  [{ specification: { kerbWeight: 1_500, grossWeight: 1_900, payload: 900 } }, 'carries 900 kg of 400'],
  [{ specification: { doors: 3 } }, '3 doors of a sedan'],
  [{ specification: { battery: 60 } }, 'a battery of traction beside no motor'],
  [
    { engineType: 'electro', engineVolume: 0, consumption: null, rangeKm: 900, specification: { battery: 20 } },
    '900 km on 20 kWh',
  ],
])('%j: %s', (change, doubt) => {
  expect(doubtsOf({ ...car, ...change }, 2026)).toContain(doubt);
});

test('what may be is not wondered at', () => {
  expect(doubtsOf(car, 2026)).toEqual([]);
  expect(doubtsOf({ ...car, year: 2024, mileageKm: 30_000, owners: 2 }, 2026)).toEqual([]);
  expect(doubtsOf({ ...car, year: 2026, mileageKm: 5_000, owners: 1 }, 2026)).toEqual([]);
  const usual = [
    'Круиз-контроль',
    'Дистанционный запуск двигателя',
    'Android Auto',
    'LED-фары',
    'USB-разъём',
    'Кофр на крыше',
  ];
  expect(doubtsOf({ ...car, equipment: usual }, 2026)).toEqual([]);
  const far = { type: 'moto', bodyType: 'enduro', engineVolume: 1_254, power: 136, mileageKm: 9_000 } as const;
  expect(doubtsOf({ ...car, ...far, equipment: ['Круиз-контроль', 'Комплект кофров'] }, 2026)).toEqual([]);
  expect(
    doubtsOf(
      { ...car, type: 'commercial', bodyType: 'semi-trailer', engineType: 'none', power: 0, engineVolume: 0 },
      2026,
    ),
  ).toEqual([]);
});
