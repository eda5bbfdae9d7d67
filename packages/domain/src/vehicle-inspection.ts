import * as v from 'valibot';

const panels = {
  hood: 'Капот',
  roof: 'Крыша',
  trunk: 'Крышка багажника',
  'wing-front-left': 'Крыло переднее левое',
  'wing-front-right': 'Крыло переднее правое',
  'door-front-left': 'Дверь передняя левая',
  'door-front-right': 'Дверь передняя правая',
  'door-rear-left': 'Дверь задняя левая',
  'door-rear-right': 'Дверь задняя правая',
  'wing-rear-left': 'Крыло заднее левое',
  'wing-rear-right': 'Крыло заднее правое',
} as const;
const wheels = {
  'front-left': 'Переднее левое',
  'front-right': 'Переднее правое',
  'rear-left': 'Заднее левое',
  'rear-right': 'Заднее правое',
} as const;

/** What is measured at the inspection of a used car, with the unit of each group. */
export const inspectionGroups = [
  { code: 'paint', title: 'Толщина краски', unit: 'мкм', rows: panels },
  { code: 'tread', title: 'Протектор шин', unit: 'мм', rows: wheels },
  { code: 'discs', title: 'Износ тормозных дисков', unit: '%', rows: { front: 'Передние', rear: 'Задние' } },
  { code: 'battery', title: 'Аккумулятор', unit: 'В', rows: { rest: 'Напряжение в\u00a0покое' } },
  { code: 'traction', title: 'Тяговая батарея', unit: '%', rows: { capacity: 'Остаточная ёмкость' } },
] as const;

/** µm above which a panel was painted anew: the works of no maker put on more. */
export const repaintedFrom = 180;

/** An inspection by the dealer: the day, and figures by group and place (`paint`, `hood`); only what was measured. */
export const vehicleInspectionSchema = v.object({
  /** `2026-11-20`. */
  on: v.string(),
  figures: v.record(v.picklist(inspectionGroups.map(({ code }) => code)), v.record(v.string(), v.number())),
});
export type VehicleInspection = v.InferOutput<typeof vehicleInspectionSchema>;

/** How many panels were painted anew. */
export const repaintedPanels = ({ figures }: VehicleInspection): number =>
  Object.values(figures.paint ?? {}).filter((thickness) => thickness > repaintedFrom).length;
