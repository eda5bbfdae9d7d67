// biome-ignore-all format: dense table of queries
import { car } from './everyday-cases.data.ts';
import type { JudgedCase } from './judged-cases.data.ts';

const wished = (query: string): JudgedCase => ({ query, vehicle: '' });
const at = (holding: number, query: string, name: string | string[]): JudgedCase => ({ ...car(query, name), holding });
const asked = (query: string, page: string): JudgedCase => ({ query, page });

/** What answers to 210 queries of a stranger and to as many of our own showed by eye (2026-11-28, ADR-078): motorcycles, phrases of need, half typed; a row of each cause. */
export const tenthHandSightCases: readonly JudgedCase[] = [
  // A figure after a mark of riders or its kind is a volume, what is out is told, and what is nearest to it comes first
  at(1, 'квадроцикл cfmoto 650', 'CFMOTO'), car('стелс 500', 'Stels'), at(1, 'кавасаки версус 650', 'Kawasaki Versys'), at(1, 'voge valico', 'Voge Valico'),
  // Names by ear and slang of kinds
  at(1, 'восдж 525', 'Voge 525'), at(1, 'хонда нс750', 'Honda NC750'), at(1, 'зуум', 'Zuum'), at(1, 'мотоцикл тысячник', ''), at(1, 'ямаха gp1800', 'Yamaha'),
  // Whom it is for, what for and how it works says no more
  at(1, 'питбайк 125 для подростка', ''), wished('квадрик для охоты и рыбалки 2х местный'), at(1, 'мотик для новичка чтобы не убиться', ''), at(1, 'подарок сыну 8 лет мотоцикл', ''), wished('багги для отдыха компанией'), at(1, 'эндуро 2т', ''),
  // Half typed: a car, an automatic or a need; units; a letter of the next word; a body of a lorry is no colour
  wished('семейный авт'), wished('машина для дев'), wished('седан автом'), wished('кроссовер до 2 м'), wished('белый кросс'), car('нива л', 'Lada Niva Legend'), car('nissan x-tr', 'Nissan X-Trail'), car('ленд ровер диск', 'Land Rover Discovery'),
  car('тойота камри 3.', 'Toyota Camry'), car('камаз самос', 'КАМАЗ'), at(1, 'мотоцикл эн', ''), at(1, 'хонда цбр', 'Honda CBR'),
  // Needs
  wished('старый японец с правым рулем'), wished('машина с большим баком и не турбо'), wished('камера кругового обзора и чтоб сама парковалась'), wished('минивен с раздвижными дверями'), wished('машина на дачу с прицепом'), wished('для перевозки людей на работу'), wished('авто чтоб не ломалось и дешево обслуживать'),
  // Pages
  asked('лизинг для юр', '/services/leasing/'), asked('уходит антифриз', '/service/diagnostika/'), asked('можно купить машину удаленно с доставкой', '/faq/'), asked('есть ли скидки на прошлогодние машины', '/actions/'),
  // Names in two pieces beside their mark, needs with an aim, a thing with one, figures that are nothing
  car('лада гран та', 'Lada Granta'), at(1, 'гибрид чтобы мало ел', ''), at(1, 'грузить стройматериалы недорогая', ''), at(1, 'скутер подростку', ''), at(1, 'корейская до 5 лет без дтп', ''), at(1, 'внедорожник с третьим рядом и кожаным салоном', ''),
  at(1, 'пежо 3оо8', 'Peugeot 3008'), at(1, 'один хозяин по птс', ''),
  { query: 'коврики чтоб вода не текла', goods: 'Коврик' }, { query: '123456', nothing: true }, { query: '123', nothing: true }, asked('посидеть за рулем перед покупкой', '/services/testdrive/'),
];
