// biome-ignore-all format: dense table of queries
import type { JudgedCase } from './judged-cases.data.ts';

const [request, chemistry] = ['/service/auto-parts/', '/store/masla-i-zhidkosti/avtokhimiya/'];
const goods = (query: string, name: string): JudgedCase => ({ query, goods: name });
const lacking = (query: string, name: string): JudgedCase => ({ query, goods: name, isLacking: true });
const car = (query: string, vehicle: string): JudgedCase => ({ query, vehicle });
const page = (query: string, path: string): JudgedCase => ({ query, page: path });

/** The thirty-ninth list, of a stranger (2026-11-28, ADR-078), and 1,100 queries of our own in its classes: a row or two of each cause of goods, lorries and pages. */
export const tenthHandGoodsCases: readonly JudgedCase[] = [
  // A car by its own letters, and one whose name is another case of a maker's
  page('защита картера омода с5', request), goods('коврики сид', 'XCeed'),
  // What fits every car, beside one
  goods('держатель телефона хендай', 'Держатель для телефона'), goods('держатель для телефона мазда сх5', 'Держатель для телефона'),
  // Lines and makers that nobody here sells, and a maker of other things
  lacking('капсула лукойл авангард', 'Лукойл'), lacking('шелл римула', 'Shell'), lacking('масло тебойл', 'Масло моторное'), lacking('колодки fenox рио', 'Колодки тормозные'), page('фенокс', '/parts/'), lacking('антифриз зик', 'Антифриз'),
  // Wheels by «диски» alone
  goods('диски на рио', '4×100'), goods('диски на ка', 'Диск литой'), goods('диски передние рио', 'Диск тормозной'),
  // What is said of a thing otherwise
  goods('чехлы велюровые', 'Чехлы'), goods('шампунь для бесконтакной мойки', 'Автокосметика'), goods('регистратор двухканальный', '2 камеры'), goods('магнитола 1din', '1 DIN'), goods('лампа противотуманки', 'HB4'), lacking('лампа стоп сигнала', 'Лампа'), lacking('мотокуртка кожаная', 'Мотокуртка'), lacking('автокресло поворотное', 'Автокресло'), goods('жидкость для омывания зимняя', 'Жидкость омывателя'),
  // Half typed
  goods('моторное масло лук', 'Лукойл'), goods('лампы свет', 'Лампа светодиодная'), goods('буксировочный тр', 'Трос буксировочный'), goods('фаркоп на ра', 'Фаркоп'),
  // What is asked for, or has a shelf
  page('отвал для квадроцикла', request), page('защита радиатора туссан', request), page('очиститель цепи', chemistry), page('костюм мотоциклетный', '/store/moto/ekipirovka/'),
  // Lorries: a van, a maker by ear, a code of no car, who seats as many, what is none of such year or land
  { ...car('докер ван', 'Renault Dokker фургон'), holding: 2 }, { ...car('дунфанг тягач', 'Dongfeng'), holding: 1 }, { ...car('dongfen шайн макс', 'Dongfeng Shine Max'), holding: 2 }, car('фотон с5', 'Foton C5'), { ...car('самосвал 2020 года', 'Самосвалов 2020 года'), holding: 1 }, car('корейский самосвал', 'Самосвалов из Кореи'),
  // Pages
  page('новые поступления', '/cars/'), page('подбор авто', '/cars/'), page('лицензия', '/about/'), page('документы', '/faq/'), page('запчасти на заказ', '/service/order/'), page('онлайн покупка', '/reservation/'), page('нулевое то', '/service/to/'), page('бронирование фар', '/service/detaling/'), page('дилерский центр спб', '/contacts/'), page('гарантийный талон', '/guaranty/'), page('скидки на шины', '/actions/'),
];
