// biome-ignore-all format: dense table of queries
import type { JudgedCase } from './judged-cases.data.ts';

const [request, chemistry, tools, electronics, wheels] = [
  '/service/auto-parts/', '/store/masla-i-zhidkosti/avtokhimiya/', '/store/eksterer/bezopasnost/instrument/', '/store/elektronika/', '/store/shiny-i-diski/dlya-koles/',
];
const goods = (query: string, name: string): JudgedCase => ({ query, goods: name });
/** A wish that nothing of the shop meets is told beside what comes near. */
const lacking = (query: string, name: string): JudgedCase => ({ query, goods: name, isLacking: true });
const page = (query: string, path: string, holding?: 1 | 2): JudgedCase => ({ query, page: path, ...(holding && { holding }) });
const nothing = (query: string): JudgedCase => ({ query, nothing: true });

/** Of a list of another hand and like it (2026-11-28), one or two for each cause: goods, pages, what is not ours (ADR-078). */
export const eighthHandGoodsCases: readonly JudgedCase[] = [
  // A line told by figures, a maker that what comes tells of, a property
  lacking('zic x7 diesel', 'ZIC'), lacking('michelin pilot sport 4', 'Pilot Sport 5'), goods('нокиан хакка 10', 'Hakkapeliitta 10'), lacking('роснефть магнум полусинтетика', 'Масло моторное'), lacking('масло mannol 5w30', ' 5W-30'), lacking('антифриз фиолетовый', 'Антифриз'), lacking('присадка в дизель антигель', 'Присадка'),
  lacking('штамповка r15 4x100 et46', ' 4×100 '), lacking('шины грязевые на уаз 33 дюйма', 'всесезонная'), lacking('кованые диски r19 5x112', ' 5×112 '), lacking('сабвуфер под сиденье', 'Автоакустика'), goods('знак аварийки', 'Набор автомобилиста'),
  // A maker that the shop has not, or not of this thing
  lacking('матадор зима r16', 'Шина зимняя'), lacking('магнитола урал', 'Автомагнитола'),
  // What nobody knows of a thing that fits every car
  lacking('компрессор двухпоршневой', 'Компрессор'), lacking('пылесос в машину беспроводной', 'Автопылесос'), lacking('органайзер в багажник войлок', 'Органайзер'),
  // Oils by the old standard, of boats, of a gearbox with two clutches
  lacking('м10г2к бочка', 'Масло моторное'), lacking('масло в лодочный мотор двухтактное', ' 2T '), lacking('масло dsg 7', 'ATF'), goods('мотюль 7100 10w40', 'Масло мотоциклетное Motul'), goods('масло в раздатку патриот', 'Масло трансмиссионное'),
  // Wheels by the bolts of the car, what is bolted by its thread, a grade beside a size
  goods('штамповка гранта', ' 4×98 '), goods('литье r17 на тигуан', ' 5×112 '), goods('гайки колёсные м12х1.25', 'М12×1,25'), goods('нордман 8 205/55 r16', 'Nordman 8 205/55 R16'),
  // What a thing is fed by, where it is put, what it comes with
  goods('насос авто от прикуривателя', 'Компрессор'), goods('камера заднего вида в рамку номера', 'Камера заднего вида'), goods('огнетушитель с манометром', 'огнетушитель'), goods('бескаркасные 24 дюйма bosch', 'Bosch Aerotwin'), goods('акб 6ст-60 евро', ' 60 А·ч'), goods('удалить царапины полироль', 'полироль'),
  // For a car that the market alone knows
  page('колодки ваз 2112', request), goods('масло тойота сиента', 'Масло моторное'),
  // What the shop has none of
  page('колодки brembo p 85 075', request), page('ремень поликлиновой 6pk1045', request), page('втулка стабилизатора рио', request), page('ремень на снегоход', request), page('резина на камаз', request), page('шины 295/80', request), page('запчасти на китайский скутер', request), page('динамометрический ключ 1/2', tools), page('карта памяти для регистратора 128', electronics), page('батарейка в ключ cr2032', electronics),
  page('зарядка для zeekr 001 дома', request), page('антискотч от смолы', chemistry), page('датчики шин tpms', wheels),
  // Pages
  page('госпрограмма первый автомобиль медикам', '/services/credit/'), page('семейная скидка двое детей', '/actions/'), page('тест драйв на выходных', '/services/testdrive/'), page('обратный зв', '/contacts/'), page('расписание работы в новогодние праздники', '/contacts/'), page('лизинг без аванса', '/services/leasing/'), page('продать мотоцикл', '/services/trade-in/'),
  page('горит эйрбег', '/service/diagnostika/'), page('утильсбор', '/faq/'), page('карта клуба', '/actions/', 2), page('как оформить авто на ребенка', '/faq/'), page('доставка в нижневартовск', '/services/pay/'),
  // What is not ours
  ...['шины при переломе руки', 'помпа для бутыли 19л', 'диск с фильмами', 'стойка для микрофона', 'калина настойка', 'рено художник', '777777777'].map(nothing),
  // A thing that fits every car, by what people call it, beside a mark and its model
  { query: 'дворники на киа рио', goods: 'Щётк' }, { query: 'резина лада веста', goods: 'Шина' },
];
