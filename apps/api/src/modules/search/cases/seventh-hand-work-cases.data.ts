// biome-ignore-all format: dense table of queries
import { car } from './everyday-cases.data.ts';
import type { JudgedCase } from './judged-cases.data.ts';

const out = (query: string, missing: string, holding: 1 | 2 = 1): JudgedCase => ({ query, vehicle: missing, holding });

/** Lorries, trailers, motorcycles and half typed words after the thirty-second list (2026-11-27, ADR-078): its misses and our own queries of their kinds, judged by eye. */
export const seventhHandWorkCases: readonly JudgedCase[] = [
  // Special vehicles with figures and makers of their own
  out('кму 7 тонн', 'Манипуляторов'), out('автовышка 28 м', 'Автовышек'), out('автокран 25т ивановец', 'Автокранов'), out('ассенизатор 10 кубов', 'Ассенизаторских машин'), out('миксер бетон 9м3', 'Бетономешалок'), out('катафалк недорого', 'Катафалков'), out('скорая помощь переоборудование', 'Машин скорой помощи'),
  car('садко вахта', 'ГАЗ Садко NEXT'), car('молоковоз на базе газона', 'ГАЗ ГАЗон NEXT'), car('камаз вездеход 6х6', 'КАМАЗ'), car('соллерс арго 3.5т', 'Sollers Argo'), car('ситрак с7н самосвал', 'Sitrak C7H'),
  // Marks and codes by ear, and those that are a car's elsewhere
  car('ситрах тягач', 'Sitrak'), car('камаз 54901 к5', 'КАМАЗ 54901'), car('хино 300', 'Hino 300'), car('хино рейнджер', 'Hino 500'), car('isuzu nqr 90', 'Isuzu N-Series'), car('исузу нмр', 'Isuzu N-Series'), car('донгфенг с75', 'Dongfeng C75'), car('вольво фш 460', 'Volvo FH'), car('ман тга', 'MAN TGA'), car('шакман ф3000', 'Shacman F3000'), car('хендай hd 35', 'Hyundai HD35'),
  // Bodies and cabs
  car('газелька с тентом 4 метра', 'ГАЗ ГАЗель'), car('буханка грузовая', 'УАЗ СГР'), car('уаз фермер борт', 'УАЗ СГР Бортовой'), car('камаз к5 самосвал', 'КАМАЗ 6595'), car('вис пикап', 'Lada ВИС'),
  // A wheel formula is no model; a semi-trailer stays one
  car('шахман 8х4', 'Shacman'), car('скания 6x4', 'Scania'), out('8х4', 'Грузовиков 8×4'), car('шторник полуприцеп', ['МАЗ', 'Полуприцепов']),
  // Trailers behind a car, tractors with a semi-trailer
  { query: 'прицеп под лодку пвх', nothing: true }, { query: 'прицеп курганец', nothing: true }, { query: 'мзса', nothing: true },
  // Motorcycles
  out('кавасаки версис 650', 'Kawasaki Versys 650'), out('ктм 390 дюк', 'KTM 390 Duke'), out('электроскутер на литии', 'Электрических скутеров'),
  { query: 'викинг ямаха 540', nothing: true }, { query: 'буран длинный', nothing: true },
  car('ямаха викинг 700', 'Yamaha Viking'), { query: 'ямаха викинг', nothing: true }, { query: 'эндуро 300 с птс', vehicle: '', holding: 1 }, { query: 'питбайк детский', vehicle: '', holding: 1 }, { query: 'кросс 250 без птс', vehicle: '', holding: 1 },
  // Half typed
  car('камаз сам', 'КАМАЗ'), car('самосвал кам', 'КАМАЗ'), car('войя', 'Voyah'), car('квадроцикл пол', 'Polaris'), car('газель рефр', 'ГАЗ ГАЗель'), car('хово сам', 'Howo'), car('газель бизн', 'ГАЗ ГАЗель Бизнес'),
];
