// biome-ignore-all format: dense table of queries
import type { JudgedCase } from './judged-cases.data.ts';

const request = '/service/auto-parts/';

/** Goods for a car that is named whole, and of a generation (2026-11-27): what is made for others of its name is none of them (ADR-078). */
export const fifthHandGoodsCases: readonly JudgedCase[] = [
  { query: 'колодки передние камри 55', goods: 'Camry', holding: 1 }, { query: 'фильтр воздушный чери тигго 4', page: request }, { query: 'защита картера танк 500', page: request }, { query: 'бампер передний омода с5', page: request },
  { query: 'коврики на кашкай j11', page: request }, { query: 'коврики кашкай 2', page: request }, { query: 'чехлы рио 4', page: request }, { query: 'амортизаторы фокус 2', goods: 'Focus' }, { query: 'фаркоп прадо 150', page: request },
  { query: 'фильтр масляный мерседес w212', goods: 'E-Класс', holding: 2 }, { query: 'колодки бмв х5 ф15', page: request }, { query: 'масляный фильтр киа сид 2', goods: 'Ceed' }, { query: 'фары ауди а4 б8', goods: 'A4' },
  { query: 'коврики ситроен с4', goods: 'C4', holding: 1 }, { query: 'бампер мазда 3', page: request }, { query: 'бампер мазда сх5', page: request }, { query: 'коврики туссан 4', page: request }, { query: 'колодки передние бмв 5', page: request }, { query: 'коврики веста св', goods: 'Vesta' },
  { query: 'зеркало хавал h9', goods: 'H9', holding: 2 }, { query: 'свечи на логан 2', goods: 'Logan', holding: 2 }, { query: 'колодки веста', goods: 'Vesta' }, { query: 'аккумулятор солярис', goods: 'Аккумулятор' }, { query: 'щетки фольксваген поло 5', goods: 'Щётка' }, { query: 'лампа h7 golf', goods: 'H7' },
  // What is no part of a car, and pages of the same list
  { query: 'чехол на снегоход', page: '/store/moto/dlya-mototsikla/' }, { query: 'проверить вин на отзыв', page: '/guaranty/' }, { query: 'комиссионная продажа', page: '/services/trade-in/', holding: 1 }, { query: 'комиссионная продажа', page: '/services/commission/', holding: 2 },
  { query: 'танк т 34', nothing: true }, { query: 'asdfgh', nothing: true },
];
