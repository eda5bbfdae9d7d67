// biome-ignore-all format: dense table of queries
import { car } from './everyday-cases.data.ts';
import type { JudgedCase } from './judged-cases.data.ts';

const wished = (query: string): JudgedCase => ({ query, vehicle: '' });
const leads = (query: string, page: string): JudgedCase => ({ query, page });
const none = (query: string): JudgedCase => ({ query, nothing: true });
const item = (query: string, goods: string): JudgedCase => ({ query, goods });

const parts = '/service/auto-parts/';
const cars = '/cars/';

/** Slang, whole phrases, lorries and goods after the twenty-seventh list (2026-11-27, ADR-078): our own queries, judged by eye at both holdings, all tried before they became rows. */
export const fifthHandWordsCases: readonly JudgedCase[] = [
  // Names of the yard
  car('тазик', 'Lada'), car('тазы до 200', 'Lada'), car('семера ваз', 'Lada 2107'), car('классика ваз', 'Lada 2107'), car('пятнаха', 'Lada 2115'), car('двенаха', 'Lada 2112'), car('грантулина', 'Lada Granta'), car('ларгушка', 'Lada Largus'), car('окушка', 'Lada 1111'), car('ока', 'Lada 1111'),
  car('2123', ['Chevrolet Niva', 'Lada Niva Travel']), car('профик', 'УАЗ Профи'), car('уаз санитарка', 'УАЗ СГР'), car('москвичонок', 'Москвич'), car('запор', 'ЗАЗ'), car('авдюха', 'Audi'), car('ауди сотка', 'Audi 100'), car('ауди а шестая', 'Audi A6'), car('вовчик', 'Volkswagen'), car('цешник', 'Mercedes-Benz C-Класс'),
  car('ешник', 'Mercedes-Benz E-Класс'), car('емеля', 'Mercedes-Benz M-Класс'), car('ренж', 'Land Rover Range Rover'), car('шестая мазда', 'Mazda 6'), car('тенка', 'Nissan Teana'), car('кашкаец', 'Nissan Qashqai'), car('сафарь', 'Nissan Patrol'), car('силька', 'Nissan Silvia'), car('ципа', 'Nissan Cefiro'), car('лаврик', 'Nissan Laurel'),
  car('блюха', 'Nissan Bluebird'), car('филка', 'Toyota Corolla Fielder'), car('премик', 'Toyota Premio'), car('аллик', 'Toyota Allion'), car('целик', 'Toyota Celica'), car('харек', 'Toyota Harrier'), car('хайс', 'Toyota Hiace'), car('марковник', 'Toyota Mark II'), car('эска лексус', 'Lexus ES'),
  car('ланчик', 'Mitsubishi Lancer'), car('киашечка', 'Kia'), car('хавалейка', 'Haval'), car('жулик', 'Haval Jolion'), car('тигоша', 'Chery Tiggo'), car('тигго восемь', 'Chery Tiggo 8'), car('кулик', 'Geely Coolray'), car('ламба', 'Lamborghini'), car('дейлик', 'Iveco Daily'), car('девятьсот одиннадцатый', 'Porsche 911'),
  car('чепыра', 'Lada 2114'), car('лега', 'Subaru Legacy'), car('вокся', 'Toyota Voxy'), car('вэллфаер', 'Toyota Vellfire'), car('хай люкс', 'Toyota Hilux'), car('прадо сто двадцатый', 'Toyota Land Cruiser Prado'), car('пятисотый танк', 'Tank 500'), car('спортик киа', 'Kia Sportage'), car('вольвешник', 'Volvo'),
  // Gearboxes, engines and drives as they are said
  wished('на палке'), wished('машина на мешалке'), wished('акпп до 700'), wished('машина с двумя педалями'), wished('дизелек до ляма'), wished('дизилек джип'), wished('турбодизель'), wished('на соляре'), wished('фулл привод'), wished('моноприводный'), wished('что есть на полном приводе'), wished('на заднем приводе до 500'), wished('гбо'), wished('с газом'), leads('турбо', cars), leads('атмосферник', cars),
  wished('на коробке автомат'), wished('классический автомат'), wished('вариатор не предлагать'), wished('двухлитровый турбо'), wished('люк панорама'), wished('с подогревом жопы'), wished('зимний пакет'), wished('налог поменьше'), wished('с понижайкой'),
  // Sums and states
  wished('от 300 до 500'), wished('300-400'), wished('до 600 кроссовер'), wished('примерно 700'), wished('не битая до 500'), wished('на ходу до 100'), wished('полная комплектация до 2 млн'), wished('премиум кроссовер'), wished('до 3 лет'), wished('нулевая'), wished('свежая'), wished('малопробежная'), leads('подешевле', '/cars/?sort=price-asc'), leads('дорогая тачка', '/cars/?sort=price-desc'),
  wished('ведро до 300'), wished('ведро с болтами'), wished('под восстановление'), wished('старушка'), wished('за сотку'), wished('машина за сотку'), wished('за двушку'), wished('до двушки'), wished('за трешку'), wished('лям'), wished('пару лямов'), wished('600 кэсов'), wished('ценник до 700'), leads('дешман', '/cars/?sort=price-asc'), leads('бюджетка', '/cars/?sort=price-asc'), leads('полный фарш', '/cars/?sort=price-desc'), leads('максималка', '/cars/?sort=price-desc'),
  wished('с салона'), wished('новая с салона'), wished('новые машины без наценки'), wished('без вложений'), wished('сел и поехал'), wished('одни руки'), wished('первый хозяин'), wished('машина у которой один владелец'), wished('в родной краске'), wished('не из под такси'), wished('авто без пробега по россии'), wished('без пробега по рф'), wished('беспробежная японка'), wished('машина 2018 года и моложе'),
  wished('кожа'), wished('в коже'), wished('тонированная приора'), wished('черный джип тонированный'), leads('тредин', '/services/trade-in/'), leads('тред ин', '/services/trade-in/'), leads('точило', cars), leads('ласточка', cars), leads('посоветуйте машину', cars), leads('можно посмотреть вживую', '/contacts/'), leads('авто на сутки', '/services/subscription/'), { query: 'черепаха', page: '/store/moto/ekipirovka/' },
  // Kinds and countries
  wished('бусик'), wished('минибус'), wished('мини вэн'), wished('семиместка'), wished('кабрик'), wished('кабриолет на лето'), wished('джипарь'), wished('китаянка'), wished('корейка'), wished('француженка'), wished('наш автопром'), wished('ино марка'), wished('кей кар'), wished('кроссовер но не китай'), wished('не китайский кроссовер'),
  wished('шведская'), wished('чешская'), wished('итальянка'), wished('белорусская'),
  // Whole phrases
  wished('чтоб багажник был большой'), wished('просторный салон'), wished('для плохих дорог'), wished('для работы и семьи'),
  car('тазик в хорошем состоянии', 'Lada'), wished('ведерко недорого'), leads('машина чтоб ездила', cars), wished('на первое время до 300'), wished('японка беспробежная до миллиона'), none('тазик пластиковый'), none('бочка пластиковая'), none('газовый баллон'),
  wished('огромный внедорожник'), wished('внедорожник настоящий'), wished('для многодетной семьи'), wished('для старика'), wished('для путешествий'), wished('картошку возить'), wished('для бездорожья недорого'), wished('под яндекс'), wished('под доставку'),
  wished('большой багажник дизель'), wished('чтоб багажник большой был'), wished('машина для собаки'), wished('чтоб влезла коляска'), wished('чтобы жрала мало'), wished('неубиваемая машина до 500'), wished('надежная японская машина'), leads('машина с низкой ценой', '/cars/?sort=price-asc'), wished('жене на день рождения машину'), wished('машина для тещи'), wished('дамская машина'),
  wished('после автошколы'), wished('для рыбалки'), wished('для дачи'), wished('машина с прицепом'), wished('машина с кузовом'), wished('машина для дрифта'), wished('авто для работы в яндексе'), wished('чего есть до 500'), wished('есть че до 400'), wished('сколько стоит новая веста'), wished('какие китайцы есть'),
  none('бензин 95 цена'), none('95 бензин'), none('аи 95'), none('дизельное топливо'), none('скорая помощь'), none('скорая'), leads('патрон лампы', parts), none('бочка для воды'), leads('тонированные стекла', '/service/optional/'), leads('масло акпп замена', '/service/transmissiya/akpp/zamena-masla/'),
  // Lorries, vans, buses, trailers
  car('бычок', 'ЗИЛ 5301 Бычок'), car('зил бычок', 'ЗИЛ 5301 Бычок'), car('шишига', 'ГАЗ 66'), car('захар', 'ЗИЛ 130'), car('зилок', 'ЗИЛ'), car('пазик', 'ПАЗ'), car('автобус пазик', 'ПАЗ'), car('зубренок', 'МАЗ 437043'), car('камаз к5', 'КАМАЗ 54901'), car('кантер', 'Mitsubishi Fuso Canter'), car('аксор', 'Mercedes-Benz Axor'), car('атего', 'Mercedes-Benz Atego'), car('урал вахта', 'Вахтовых автобусов Урал'),
  { query: 'спринтер 20 мест', vehicle: 'Mercedes-Benz Sprinter' }, { query: 'газель пассажирская 13 мест', vehicle: 'ГАЗ ГАЗель' }, { query: 'газель спальник', vehicle: 'ГАЗ ГАЗель' }, { query: 'транзит фургон l4h3', vehicle: 'Ford Transit' }, { query: 'воровайка', vehicle: 'Манипуляторов' }, { query: 'кран борт', vehicle: 'Манипуляторов' }, { query: 'ивановец', vehicle: 'Автокранов' }, { query: 'автокран ивановец', vehicle: 'Автокранов' }, { query: 'кран 25 тонн', vehicle: 'Автокранов' }, { query: 'агп', vehicle: 'Автовышек' }, { query: 'ломаная платформа', vehicle: 'Эвакуаторов' },
  wished('еврофура'), wished('полторашка'), wished('микрогрузовик'), wished('кейкар грузовик'), wished('категория с'), { query: 'четырехосный самосвал', vehicle: 'Самосвалов 8×4' }, wished('трехосный самосвал'), wished('микроавтобус 20 мест'),
  { query: 'тягач до 5 млн', vehicle: 'Тягачей до 5\u00a0000\u00a0000\u00a0₽', holding: 2 }, wished('пассажирский фургон'), { query: 'камаз самосвал бу', vehicle: 'Самосвалов КАМАЗ с пробегом' }, wished('коммерческий транспорт'), wished('грузовой транспорт бу'), { query: 'электрогазель', vehicle: 'ГАЗ ГАЗель e-NN' },
  // Goods: oils of gearboxes, what is no vehicle, numbers
  item('масло для вариатора хонда', 'CVT'), item('масло вариатор ниссан', 'CVT'), item('масло в вариатор икстрейл', 'CVT'), item('жидкость вариатора мицубиси', 'CVT'), item('нс3 масло', 'CVT'), item('масло акпп тойота', 'ATF'), item('sp4 масло', 'ATF'), item('акпп жидкость хонда', 'ATF'), item('чехлы из кожи', 'Чехлы'), item('лампочка в фару н4', 'Лампа'), item('масло dsg', 'Масло трансмиссионное'), item('масло кпп ваз', 'Масло трансмиссионное'), item('2 din', 'Автомагнитола'),
  leads('артикул 7084', parts),
];
