// biome-ignore-all format: dense table of queries
import type { JudgedCase } from './judged-cases.data.ts';

const [request, chemistry, safety, tools, wheels, gear] = [
  '/service/auto-parts/', '/store/masla-i-zhidkosti/avtokhimiya/', '/store/eksterer/bezopasnost/', '/store/eksterer/bezopasnost/instrument/', '/store/shiny-i-diski/dlya-koles/', '/store/moto/ekipirovka/',
];
const goods = (query: string, name: string, holding?: 1 | 2): JudgedCase => ({ query, goods: name, ...(holding && { holding }) });
/** A wish that nothing of the shop meets is told beside what comes near. */
const lacking = (query: string, name: string, holding?: 1 | 2): JudgedCase => ({ ...goods(query, name, holding), isLacking: true });
const page = (query: string, path: string, holding?: 1 | 2): JudgedCase => ({ query, page: path, ...(holding && { holding }) });
const nothing = (query: string): JudgedCase => ({ query, nothing: true });

/** Of a list of another hand and like it (2026-11-27): goods by the words of their trade, what the shop has none of, pages that no way led to, what is not ours (ADR-078). */
export const seventhHandGoodsCases: readonly JudgedCase[] = [
  // Oils and fluids by their classes, jobs and slips
  goods('тад17 в мосты', '80W-90'), goods('двухтактное масло на скутер', ' 2T '), goods('что лить в робот джолиона', 'Масло трансмиссионное'), goods('моторка с допуском 507 00', 'Масло моторное'), goods('трансмисионка 75w90 гранта механика', '75W-90'), goods('дизельное 10w40 20 литров камаз евро 5', ' 10W-40'),
  goods('антифриз фиолетовый g12++', 'G12++'), goods('тасол 10кг', ', 10 кг'), goods('масло total 10w40 канистра 5л', 'TotalEnergies'), goods('лукойл генезис 5w40', ' 5W-40'), goods('масло в задний мост уаз', 'Масло трансмиссионное'), page('девон 15w40', request), page('вмгз', '/store/masla-i-zhidkosti/zhidkosti/'), page('мочевина для евро 5', '/store/masla-i-zhidkosti/zhidkosti/'),
  // A size, a base, a figure, a property that the name tells
  goods('оплетка руля размер м', ' M (38'), goods('модуляр xl', ' XL, '), goods('75ач азия тонкие клеммы', 'Asia'), goods('agm 70 старт стоп', 'Start-Stop Plus 70'), goods('акб для старт стопа efb 70', ' 74 А·ч'), goods('bosch s5 005', 'Аккумулятор Bosch S5'), goods('w5w диодные в габариты', 'W5W'), goods('d2s 5000к', 'D2S'), goods('лампы h4 osram night breaker', ' H4,'),
  lacking('желтые в птф н11', ' H11,'), goods('видеорегистратор с wifi', 'Wi-Fi'), goods('регистратор с радаром 2 в 1', 'Neoline X-COP'), goods('магнит под телефон в дефлектор', 'магнитный'), goods('накидка на сиденье с массажем', 'массажная'), goods('ароматизатор в машину', 'ароматизатор'), goods('грязевые 33 дюйма', 'всесезонная'), goods('литые диски dia 60.1 4на100', '4×100'), goods('диски 16 на калину', ' R16 '), goods('йокогама айсгард 215/60 r17', 'iceGuard'), goods('кама ирбис r13', 'KAMA Alga'), goods('ранфлеты на x5 r19', ' R19'),
  goods('коврики ева тигго 7', 'EVA'),
  // Things by other words
  goods('овчина на сиденья', 'меховая'), goods('бустер завести машину в мороз', 'Пусковое'), goods('рывковый трос', 'динамический'), goods('матовый полироль для торпеды', 'полироль панели'), goods('ремень грм приора ролики помпа', 'Комплект ГРМ'), goods('продольные рейлинги ларгус', 'Багажник на крышу'), goods('аптечка нового образца для техосмотра', 'аптечка'), goods('автошампунь бесконтакт grass', 'автошампунь'),
  goods('смазка вд40', 'WD-40'), goods('пена для химчистки салона', 'пена для обивки'),
  // A wish dropped by all that is shown, and kinds that a maker's lines tell
  lacking('эва коврики монжаро', 'резиновые'), lacking('мотоперчатки женские', 'Мотоперчатки'), lacking('масло роснефть 10w40', ' 10W-40'), lacking('лампа h27', 'Лампа'), lacking('шины кама r22', 'KAMA'), lacking('видеорегистратор 3 камеры', 'Видеорегистратор'), lacking('пуско-зарядное 2000а', 'Пусковое'), lacking('масло 5w-30 c2', ' 5W-30'),
  goods('регик с радаром', 'Neoline X-COP'), goods('лед лампочки в фары', ' H'), goods('масло 5w30 c3', ' 5W-30'),
  page('mann w 914/2', request), page('фильтр w 712/95', request), page('ngk bkr6e', request), page('свечи denso k20tt', request), page('mann c 30 005', request), lacking('масло bardahl 5w30', ' 5W-30'),
  // What the shop has none of: no vehicle and no other thing is meant
  page('нулевик на питбайк', request), page('ytx7a-bs', request), page('lf17356', request), page('gdb 1550', request), page('trw gdb3548', request), goods('205 55 16 с шипами', 'шипованная'), page('185 75 16с всесезонка', request), page('волбокс 7 квт', request), page('26х9-12 для квадра', request), page('120/70zr17 передняя', request), page('резина на полуприцеп 385/65 22.5', request), page('подкатной 3 тонны', request), page('задний дворник дастер', request), page('колодки ручного тормоза туксон', request),
  page('отвал снежный atv', request), page('пгу зубренок', request), page('амортизатор кабины ситрак', request), page('стартер ямз-238', request), page('фара левая гранта', request), page('камера в колесо 16', request), page('подлокотник гранта', '/service/accessories/'), page('вилка прицепа 7 контактов', request), page('тент на газель', request),
  page('отмыть битум с белой машины', chemistry), page('карандаш от сколов белое облако 240', chemistry), page('башмак под колесо', safety), page('хай джек', tools), page('вентиль для диска', wheels), page('очки кросс под шлем', gear), page('елм 327', '/store/elektronika/'), page('инвертор 12 220', '/store/elektronika/'), page('холодильник в кабину 24в', '/store/salon/komfort/'),
  // Pages
  page('отправляете в якутию транспортной?', '/services/pay/'), page('доставка в крым', '/services/pay/'), page('сколько у меня баллов', '/actions/', 2), page('покупка на ооо с ндс', '/services/corporate/'), page('госпрограмма льготный автокредит медикам', '/services/credit/'), page('берете битые', '/services/trade-in/'), page('поставить машину на комиссию', '/services/trade-in/', 1), page('эвакуатор до сервиса', '/contacts/'),
  page('эптс когда выдают', '/faq/'), page('в гаи сами поставите?', '/faq/'), page('не присылайте смс', '/lk/notifications/'), page('практика студентам колледжа', '/about/career/'), page('хочу поставлять вам товар', '/feedback/'), page('химчистка салона после собаки', '/service/detaling/'), page('батарея электрички деградация проверить', '/service/diagnostika/', 2), page('сколько платите механикам', '/about/career/'),
  page('отдел кадров телефон', '/about/career/'), page('онлайн чат', '/contacts/'), page('розыгрыш призов', '/actions/'), page('ремонт прокола', '/service/tire-service/'),
  // What is not ours
  ...['vr шлем', 'журнал нива 1897', 'ягуар или леопард кто сильнее', 'тачки 3 мультик смотреть', 'роял канин для стерилизованных', 'насос в аквариум', 'лада седан баклажан песня', 'веста имя', 'рио де жанейро', 'мотор лодочный ямаха', 'поло ральф лорен', 'фильтр барьер'].map(nothing),
];
