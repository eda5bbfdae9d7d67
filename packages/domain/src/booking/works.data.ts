// biome-ignore-all format: dense table of facts
import { slotStep } from './booking-rules.data.ts';

export const workGroups = {
  maintenance: 'Обслуживание',
  diagnostics: 'Диагностика',
  repair: 'Ремонт',
  tyres: 'Шины и\u00a0колёса',
  detailing: 'Кузов и\u00a0салон',
} as const;

export type Work = {
  code: string;
  group: keyof typeof workGroups;
  name: string;
  /** Minutes in the bay. */
  minutes: number;
  /** From, kopecks: work without parts, for a car of the middle class. */
  price: number;
};

/** What can be booked on the site. Prices are those of the demonstration. */
export const works: readonly Work[] = [
  { code: 'maintenance', group: 'maintenance', name: 'Плановое ТО', minutes: 120, price: 890_000 },
  { code: 'oil', group: 'maintenance', name: 'Замена масла и\u00a0фильтра', minutes: 30, price: 190_000 },
  { code: 'brake-fluid', group: 'maintenance', name: 'Замена тормозной жидкости', minutes: 60, price: 260_000 },
  { code: 'coolant', group: 'maintenance', name: 'Замена охлаждающей жидкости', minutes: 60, price: 310_000 },
  { code: 'spark-plugs', group: 'maintenance', name: 'Замена свечей зажигания', minutes: 60, price: 280_000 },
  { code: 'gearbox-oil', group: 'maintenance', name: 'Замена масла в\u00a0коробке передач', minutes: 90, price: 540_000 },
  { code: 'computer', group: 'diagnostics', name: 'Компьютерная диагностика', minutes: 30, price: 220_000 },
  { code: 'chassis', group: 'diagnostics', name: 'Диагностика подвески', minutes: 60, price: 180_000 },
  { code: 'before-trip', group: 'diagnostics', name: 'Осмотр перед поездкой', minutes: 60, price: 250_000 },
  { code: 'battery', group: 'diagnostics', name: 'Проверка аккумулятора и\u00a0генератора', minutes: 30, price: 90_000 },
  { code: 'brake-pads', group: 'repair', name: 'Замена тормозных колодок, одна ось', minutes: 60, price: 320_000 },
  { code: 'brake-discs', group: 'repair', name: 'Замена тормозных дисков и\u00a0колодок, одна ось', minutes: 90, price: 560_000 },
  { code: 'conditioner', group: 'repair', name: 'Заправка кондиционера', minutes: 60, price: 350_000 },
  { code: 'cabin-filter', group: 'repair', name: 'Замена салонного фильтра', minutes: 30, price: 80_000 },
  { code: 'wheel-alignment', group: 'tyres', name: 'Развал-схождение', minutes: 60, price: 390_000 },
  { code: 'tyres', group: 'tyres', name: 'Сезонная замена шин, четыре колеса', minutes: 60, price: 420_000 },
  { code: 'tyre-repair', group: 'tyres', name: 'Ремонт прокола', minutes: 30, price: 120_000 },
  { code: 'wash', group: 'detailing', name: 'Мойка с\u00a0уборкой салона', minutes: 60, price: 240_000 },
  { code: 'dry-cleaning', group: 'detailing', name: 'Химчистка салона', minutes: 300, price: 1_190_000 },
  { code: 'polishing', group: 'detailing', name: 'Полировка кузова', minutes: 360, price: 1_490_000 },
];

/** Works by their codes, in the order of the table; undefined when one is unknown or named twice. */
export function findWorks(codes: readonly string[]): Work[] | undefined {
  const found = works.filter(({ code }) => codes.includes(code));
  return found.length === codes.length ? found : undefined;
}

/** Minutes in the bay and kopecks of several works; time is rounded up to a whole step. */
export const sumOf = (chosen: readonly Work[]): { minutes: number; price: number } => ({
  minutes: Math.ceil(chosen.reduce((sum, { minutes }) => sum + minutes, 0) / slotStep) * slotStep,
  price: chosen.reduce((sum, { price }) => sum + price, 0),
});
