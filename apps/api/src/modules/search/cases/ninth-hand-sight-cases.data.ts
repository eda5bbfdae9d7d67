// biome-ignore-all format: dense table of queries
import { car } from './everyday-cases.data.ts';
import type { JudgedCase } from './judged-cases.data.ts';

const wished = (query: string): JudgedCase => ({ query, vehicle: '' });
const sold = (query: string, goods: string): JudgedCase => ({ query, goods });
const missing = (query: string, name: string): JudgedCase => ({ ...car(query, name), holding: 1 });
const sideBySides = ['РМ 800 UTV', 'Can-Am Maverick', 'Can-Am Traxter', 'Polaris RZR', 'Polaris Ranger', 'CFMOTO ZFORCE', 'CFMOTO UFORCE', 'Segway Villain', 'Aodes Workcross'];

/** What answers to 210 queries of another hand showed by eye (2026-11-28, ADR-078): motorcycles, phrases of need, half typed; a row or two of each cause. */
export const ninthHandSightCases: readonly JudgedCase[] = [
  // A maker of motorcycles that the market alone knows, with a figure or a code of its own
  missing('progasi 250', 'Progasi'), missing('балтмоторс 500', 'Baltmotors'), missing('beta rr', 'Beta'), missing('bse z3', 'BSE'),
  // Old is no Staria
  wished('старая японка'), wished('старенькая иномарка до 300'),
  // A machine with its own name; a volume that is said holds
  car('utv', sideBySides), { query: 'мотоцикл для новичка до 250 кубов', vehicle: '', holding: 1 },
  // Of the thirty-eighth list, mended after it was judged: a nickname beside a wish, names in two pieces by sound, half typed after mark and family
  { query: 'соля на механике', vehicle: ['Hyundai Solaris'] }, car('нисан аль мэра', 'Nissan Almera'), car('тайота хай ландер', 'Toyota Highlander'), car('лада нива лег', 'Lada Niva Legend'), wished('минивэн с электродверями'),
  // For whom it is meant
  sold('шлем мужу в подарок', 'Мотошлем'), sold('экипировка мото', 'Мото'),
];
