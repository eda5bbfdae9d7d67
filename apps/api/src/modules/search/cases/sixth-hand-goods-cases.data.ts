// biome-ignore-all format: dense table of queries
import type { JudgedCase } from './judged-cases.data.ts';

const [request, account, credit, gear] = ['/service/auto-parts/', '/lk/', '/services/credit/', '/store/moto/ekipirovka/'];
const goods = (query: string, name: string, holding?: 1 | 2): JudgedCase => ({ query, goods: name, ...(holding && { holding }) });
const car = (query: string, vehicle: string, holding?: 1 | 2): JudgedCase => ({ query, vehicle, ...(holding && { holding }) });

/** Of a list of another hand and like it (2026-11-27): a figure, a size or a property of a thing, and names that were dropped (ADR-078). */
export const sixthHandGoodsCases: readonly JudgedCase[] = [
  // The figure that is asked for first, else the nearest
  goods('трос буксировочный 5 тонн', ' 5 т,'), goods('трос буксировочный 5т', ' 5 т,'), goods('трос 12 т', ' 12 т,'), goods('буксировочный трос 6 тонн', ' 5 т,'), goods('трос 3 тонны', ' 3,5 т,'), goods('автобокс на крышу 500 литров', '20 л,'), goods('бокс на крышу 400 л', ' 410 л,'),
  goods('бокс на крышу 450 литров', ' 440 л,'), goods('автобокс 480', ' 480 л,'), goods('аккумулятор 75', ' 74 А·ч'), goods('аккумулятор 62', ' 63 А·ч'), goods('кофр 50 литров', ' 47 л,'), goods('кофр 33 литра', ' 33 л,'),
  goods('щетка 575', ' мм,'), goods('щетки стеклоочистителя зима 600', ' 600 мм'), goods('дворники зимние 650', 'зимняя 650 мм'), goods('дворники на зиму', 'зимняя'), goods('пусковое 1000 а', ' 900 А'), goods('масло 5 литров', ', 5 л'), goods('масло камри 4 литра', ', 4 л'), goods('канистра масла 4 литра', 'Масло моторное'),
  // A size of tyre, else of the same season by another maker
  goods('кордиант сноу кросс 185 65', ' 185/65 R15'), goods('кордиант сноу кросс', 'Cordiant Snow Cross'), goods('летние шины тойо 195/65', ' 195/65 R15'), goods('хакка 185 65 15', 'Hakkapeliitta'), goods('зимняя резина 175 65 14', ' 175/65 R14'), goods('кама евро 519', 'KAMA Alga'), { query: 'всесезонка кама 219', page: request },
  // What is told by its maker's name
  goods('грязевая резина на уаз', 'всесезонная'), goods('тойо грязевые шины', 'Toyo Open Country'), goods('шины на ниву грязевые', 'всесезонная'), goods('зубастая резина r15', 'всесезонная'), goods('резина для бездорожья', 'всесезонная'), goods('шлем модульный l', ' L, '), goods('ремень грм калина 8кл', 'Комплект ГРМ'), goods('ремень грм приора', 'Комплект ГРМ'), goods('ремень грм логан', 'Комплект ГРМ'),
  goods('лампочки h4 дальнобой', ' H4,'), goods('лампы h4 дальнобойные', ' H4,'), goods('масло в двухтактный лодочный мотор', ' 2T '), goods('лодочное масло', ' 2T '), goods('масло 2-х тактное для лодки', ' 2T '), goods('двухтактное масло', ' 2T '),
  // What the shop has none of
  { query: 'лед противотуманки', page: request }, { query: 'светодиодные туманки', page: request }, { query: 'птф led', page: request }, { query: 'мотоперчатки с подогревом', page: gear }, { query: 'мотокуртка с подогревом', page: gear }, goods('сиденье с подогревом', 'подогрев'), goods('противотуманки на гранту', 'Granta'),
  // Names
  car('ссангйонг рекстон', 'KGM Rexton', 2), car('ссангйонг торрес', 'KGM Torres'), car('сотка крузак', 'Toyota Land Cruiser'), car('лк 300', 'Toyota Land Cruiser'), car('тойота лк 300 дизель', 'Toyota Land Cruiser'), { query: 'вход лк', page: account }, car('валдай 12', 'ГАЗ Валдай 12'), car('соболь нн 4х4', 'ГАЗ Соболь NN'),
  car('мотоцикл regulmoto 250', 'Regulmoto', 1), car('эндуро 300 двухтактный', '', 1), car('двухтактный питбайк', '', 1), { query: 'остаточный платеж', page: credit, holding: 2 }, { query: 'остаточный платеж что это', page: credit, holding: 2 }, { query: 'замена ремня грм калина', page: '/service/dvigatel/grm/' },
];
