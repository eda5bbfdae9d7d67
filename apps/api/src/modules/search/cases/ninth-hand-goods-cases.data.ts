// biome-ignore-all format: dense table of queries
import type { JudgedCase } from './judged-cases.data.ts';

const [request, chemistry] = ['/service/auto-parts/', '/store/masla-i-zhidkosti/avtokhimiya/'];
const goods = (query: string, name: string): JudgedCase => ({ query, goods: name });
const lacking = (query: string, name: string): JudgedCase => ({ query, goods: name, isLacking: true });
const car = (query: string, vehicle: string): JudgedCase => ({ query, vehicle });
const page = (query: string, path: string): JudgedCase => ({ query, page: path });

/** The thirty-eighth list, of a stranger (2026-11-28, ADR-078), and like it: a row or two of each cause of goods, half typed ones, lorries, slips and generations. */
export const ninthHandGoodsCases: readonly JudgedCase[] = [
  // Oils by approvals, with the unit that they are for
  goods('масло 0w20 gf-6 для гибрида', 'Масло моторное'), goods('масло acea c3 5w40', '5W-40'), goods('допуск mb 229.51', 'Масло моторное'), goods('75w90 в мост', '75W-90'), lacking('rn17 масло рено', 'Масло моторное'), lacking('масло zic 5w30 x7', 'ZIC'), goods('промывка двигателя перед заменой масла', 'Присадка'),
  // Things by one word of their trade
  goods('воздушка на солярис 1.6', 'Фильтр воздушный'), goods('гранаты на ниву 21214', 'ШРУС'), goods('пуск бустер для дизеля', 'Пусковое устройство'), lacking('видеорегистратор зеркало', 'Видеорегистратор'), goods('боты 43', 'Мотоботы'), goods('компрессор беркут р20', 'Berkut R20'),
  // What is said of a thing and written nowhere, or told
  goods('омывайка летняя от мошек', 'Лето'), goods('незамерзайка -30 без запаха', 'Жидкость омывателя'), lacking('мотоперчатки летние с защитой', 'Мотоперчатки'), lacking('диск тормозной вентилируемый 280 мм', 'Диск тормозной'), goods('оплетка на руль м кожа', ' M '), goods('тормозная жидкость для абс dot4', 'DOT 4'), goods('зарядка в машину быстрая', 'зарядное устройство'), lacking('набор инструментов 115', 'Набор инструментов'),
  goods('лед лампочки в габариты', 'W5W'), goods('светодиоды в фары h7', 'Лампа светодиодная'), goods('лысая резина пора менять 185/65 15 что взять', '185/65 R15'),
  // Tyres by the car
  goods('зимние колеса на рио', 'Шина зимняя'), goods('липучка на хавал джолион 17', '215/60 R17'),
  // What no shop for cars keeps
  page('розетка прицепа 7 pin', request), page('защита рук мото', request), page('автоэмаль', chemistry),
  // Half typed
  goods('шины 215/6', '215/6'), page('госпрог', '/services/credit/'), page('корпоративным кли', '/services/corporate/'), goods('оплет', 'Оплётка'), page('предпрод', '/service/'),
  // Slips, torn and glued
  { ...goods('лукойл арморотек 5w40', 'Armortech'), holding: 1 }, goods('тормознаяжидкость', 'Жидкость тормозная'), goods('кол одки на рио', 'Колодки тормозные'), car('vthctltc u rkfcc', 'Mercedes-Benz G-Класс'),
  // Lorries
  car('фав 5 тонник фургон', 'FAW'), car('dongfeng c80 промтоварный', 'Dongfeng Captain-T'), { query: 'хендай майти ех8', vehicle: ['Hyundai Mighty', 'Hyundai EX8'] }, { ...car('штора шмитц 2019', 'Schmitz'), holding: 1 }, car('мусоровоз задняя загрузка', 'Мусоровозов'), car('jac n90 гидроборт', 'JAC N90'), car('фав тигр борт', 'FAW Tiger V'), car('tlc 200', 'Toyota Land Cruiser'), car('тягач 999 лс', 'Тягачей на 999 л. с.'), car('рено докер грузовой', 'Renault Dokker фургон'), car('газель ситилайн', 'ГАЗ ГАЗель'), car('дунфэн aeolus', 'Dongfeng'),
  // Facelifts, engines and chassis by their codes
  car('спортейдж 4 рестайлинг', 'Kia Sportage'), car('w213 рест 2021', 'Mercedes-Benz E-Класс'), car('дастер 2 h5ht 150', 'Renault Duster'), car('киа к5 g4kn 2.5', 'Kia K5'), car('эмгранд ss11', 'Geely Emgrand'),
];
