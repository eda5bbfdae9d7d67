/** Kinds of engines by which the regulation differs. */
export const maintenanceEngines = {
  petrol: 'Бензиновый',
  diesel: 'Дизельный',
  hybrid: 'Гибрид',
  electric: 'Электрический',
} as const;
export type MaintenanceEngine = keyof typeof maintenanceEngines;

export type MaintenanceWork = {
  name: string;
  engines: readonly MaintenanceEngine[];
  /** Done at each service whose number is a multiple of this. */
  every: number;
  /** Roubles for a vehicle of a volume mark: work and parts. */
  work: number;
  parts: number;
};

/** Kilometres between services; a year is one at the latest. */
export const maintenanceStep: Readonly<Record<MaintenanceEngine, number>> = {
  petrol: 15_000,
  diesel: 10_000,
  hybrid: 15_000,
  electric: 20_000,
};

const combustion = ['petrol', 'diesel', 'hybrid'] as const;
const all = ['petrol', 'diesel', 'hybrid', 'electric'] as const;

/**
 * The regulation of the calculator. Demonstration data: a deployment puts in the regulations and price lists of its marks.
 */
export const maintenanceWorks: readonly MaintenanceWork[] = [
  { name: 'Осмотр и\u00a0диагностика', engines: all, every: 1, work: 2_400, parts: 0 },
  { name: 'Моторное масло и\u00a0фильтр', engines: combustion, every: 1, work: 1_800, parts: 6_200 },
  { name: 'Фильтр салона', engines: all, every: 1, work: 700, parts: 1_600 },
  { name: 'Воздушный фильтр', engines: combustion, every: 2, work: 600, parts: 1_900 },
  { name: 'Тормозная жидкость', engines: all, every: 2, work: 2_200, parts: 1_300 },
  { name: 'Топливный фильтр', engines: ['diesel'], every: 2, work: 1_700, parts: 4_300 },
  { name: 'Свечи зажигания', engines: ['petrol', 'hybrid'], every: 4, work: 2_600, parts: 5_400 },
  { name: 'Масло в\u00a0коробке передач', engines: combustion, every: 4, work: 5_200, parts: 11_800 },
  { name: 'Охлаждение тяговой батареи', engines: ['hybrid', 'electric'], every: 3, work: 3_900, parts: 4_800 },
  { name: 'Редуктор: замена масла', engines: ['electric'], every: 4, work: 3_100, parts: 3_700 },
  { name: 'Антифриз', engines: all, every: 6, work: 3_400, parts: 4_900 },
  { name: 'Приводной ремень', engines: ['petrol', 'diesel'], every: 6, work: 4_100, parts: 6_700 },
];

/** Marks whose parts and hours cost more; the factor is of both. */
export const premiumMarks: ReadonlySet<string> = new Set([
  ...['audi', 'bmw', 'mercedes-benz', 'lexus', 'land-rover', 'porsche', 'volvo', 'jaguar', 'infiniti', 'genesis'],
  ...['cadillac', 'mini', 'zeekr', 'voyah', 'li-auto', 'hongqi', 'exeed', 'tank'],
]);
export const premiumFactor = 1.6;

/** The day of the prices. */
export const maintenanceAsOf = '2026-11-20';
