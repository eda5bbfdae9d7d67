// biome-ignore-all format: dense table of queries

import type { SearchSection } from '@showroom/api-contract/search';

/** What people really type, and what they should see. */
export type SearchCase = {
  query: string;
  /** Mark and model, or their beginning, of the first vehicle. */
  vehicle?: string;
  /** SQL over `v` (vehicle), `m` (mark), `o` (model), `d` (dealer) that is true of the found vehicles and of no other listed one. */
  where?: string;
  /** Words of the first item of the shop. */
  goods?: readonly string[];
  /** No vehicle is meant. */
  noVehicles?: true;
  noGoods?: true;
  /** Beginning of the path of the first page, and its section. */
  page?: { path: string; section?: SearchSection };
  noPages?: true;
};

const car = (query: string, vehicle: string): SearchCase => ({ query, vehicle });
const wish = (query: string, where: string): SearchCase => ({ query, where });
const shop = (query: string, ...goods: string[]): SearchCase => ({ query, goods, noVehicles: true });
const page = (query: string, path: string, section?: SearchSection): SearchCase => ({ query, page: { path, ...(section && { section }) }, noVehicles: true, noGoods: true });
const none = (query: string): SearchCase => ({ query, noVehicles: true, noGoods: true, noPages: true });

/** What the list of a vehicle's equipment says. */
const equipment = '(select e.groups::text from trim_equipment e where e.id = v.trim_equipment_id)';

export const searchCases: readonly SearchCase[] = [
  // Marks: Latin, Russian, nicknames, cases
  car('toyota', 'Toyota'), car('тойота', 'Toyota'), car('тойоту', 'Toyota'), car('бмв', 'BMW'), car('bmw', 'BMW'), car('бэха', 'BMW'), car('мерседес', 'Mercedes-Benz'), car('мерс', 'Mercedes-Benz'),
  car('mercedes benz', 'Mercedes-Benz'), car('фольксваген', 'Volkswagen'), car('vw', 'Volkswagen'), car('ваз', 'Lada'), car('жигули', 'Lada'), car('хендай', 'Hyundai'), car('хундай', 'Hyundai'), car('киа', 'Kia'), car('кия', 'Kia'),
  car('шкода', 'Skoda'), car('джили', 'Geely'), car('geely', 'Geely'), car('чери', 'Chery'), car('хавал', 'Haval'), car('ленд ровер', 'Land Rover'), car('лендровер', 'Land Rover'), car('грейт волл', 'Great Wall'), car('грейтволл', 'Great Wall'),
  car('лисян', 'Li Auto'), car('порше', 'Porsche'), car('porshe', 'Porsche'), car('харлей', 'Harley-Davidson'), car('камаз', 'КАМАЗ'), car('kamaz', 'КАМАЗ'), car('белджи', 'Belgee'), car('мазда', 'Mazda'), car('ситроен', 'Citroen'),
  // Models
  car('камри', 'Toyota Camry'), car('camry', 'Toyota Camry'), car('kamri', 'Toyota Camry'), car('тойота камри', 'Toyota Camry'), car('камри тойота', 'Toyota Camry'), car('тойоту камри', 'Toyota Camry'), car('солярис хендай', 'Hyundai Solaris'), car('лада веста', 'Lada Vesta'),
  car('веста', 'Lada Vesta'), car('гранту', 'Lada Granta'), car('гранта', 'Lada Granta'), car('ваз 2114', 'Lada 2114 Samara'), car('2114', 'Lada 2114 Samara'), car('поло', 'Volkswagen Polo'), car('polo', 'Volkswagen Polo'), car('рио', 'Kia Rio'), car('kia rio', 'Kia Rio'),
  car('хендай крета', 'Hyundai Creta'), car('creta', 'Hyundai Creta'), car('сид', 'Kia Ceed'), car('рав4', 'Toyota RAV4'), car('рав 4', 'Toyota RAV4'), car('rav-4', 'Toyota RAV4'), car('крузак', 'Toyota Land Cruiser'), car('ленд крузер прадо', 'Toyota Land Cruiser Prado'),
  car('прадо', 'Toyota Land Cruiser Prado'), car('лендкрузер', 'Toyota Land Cruiser'), car('гелик', 'Mercedes-Benz G-Класс'), car('гелендваген', 'Mercedes-Benz G-Класс'), car('е класс', 'Mercedes-Benz E-Класс'), car('мерседес gle', 'Mercedes-Benz GLE'), car('кашкай', 'Nissan Qashqai'),
  car('икс трейл', 'Nissan X-Trail'), car('икстрейл', 'Nissan X-Trail'), car('x-trail', 'Nissan X-Trail'), car('дастер', 'Renault Duster'), car('аркана', 'Renault Arkana'), car('туарег', 'Volkswagen Touareg'), car('октавия', 'Skoda Octavia'), car('шкода рапид', 'Skoda Rapid'),
  car('джолион', 'Haval Jolion'), car('хавал ф7', 'Haval F7'), car('haval f7x', 'Haval F7x'), car('монжаро', 'Geely Monjaro'), car('кулрей', 'Geely Coolray'), car('чери тигго 7 про', 'Chery Tiggo 7 Pro'), car('тигго 4', 'Chery Tiggo 4'), car('танк 300', 'Tank 300'), car('tank 500', 'Tank 500'),
  car('зикр 001', 'Zeekr 001'), car('модель 3', 'Tesla Model 3'), car('тесла', 'Tesla'), car('патриот', 'УАЗ Patriot'), car('буханка', 'УАЗ СГР'), car('газель', 'ГАЗ ГАЗель'), car('газель некст', 'ГАЗ ГАЗель Next'), car('соболь', 'ГАЗ Соболь'), car('спринтер', 'Mercedes-Benz Sprinter'),
  car('пежо 2008', 'Peugeot 2008'), car('peugeot 3008', 'Peugeot 3008'), car('кайен', 'Porsche Cayenne'), car('паджеро спорт', 'Mitsubishi Pajero Sport'), car('санта фе', 'Hyundai Santa Fe'), car('сантафе', 'Hyundai Santa Fe'), car('гранд чероки', 'Jeep Grand Cherokee'),
  car('рендж ровер спорт', 'Land Rover Range Rover Sport'), car('дискавери', 'Land Rover Discovery'), car('цивик', 'Honda Civic'), car('africa twin', 'Honda CRF1100L Africa Twin'), car('хаябуса', 'Suzuki GSX1300R Hayabusa'), car('r 1250 gs', 'BMW R 1250 GS'),
  // Letters with figures, Russian letters that look or sound like Latin ones
  car('x5', 'BMW X5'), car('х5', 'BMW X5'), car('икс5', 'BMW X5'), car('икс 5', 'BMW X5'), car('бмв х5', 'BMW X5'), car('bmw x6', 'BMW X6'), car('бмв 3', 'BMW 3 серии'), car('бмв 5 серии', 'BMW 5 серии'), car('ауди а6', 'Audi A6'), car('audi q7', 'Audi Q7'), car('ку 7', 'Audi Q7'),
  car('cx-5', 'Mazda CX-5'), car('cx5', 'Mazda CX-5'), car('сх5', 'Mazda CX-5'), car('мазда 3', 'Mazda 3'), car('mazda 6', 'Mazda 6'), car('лексус рх', 'Lexus RX'), car('rx 350', 'Lexus RX'), car('xc90', 'Volvo XC90'), car('c5 omoda', 'Omoda C5'), car('l200', 'Mitsubishi L200'), car('иксрей', 'Lada XRAY'),
  // The wrong keyboard layout, both ways
  car('njqjnf', 'Toyota'), car(',vd', 'BMW'), car(',vd x5', 'BMW X5'), car('rfvhb', 'Toyota Camry'), car('cjkzhbc', 'Hyundai Solaris'), car('kflf dtcnf', 'Lada Vesta'), car('gjkj', 'Volkswagen Polo'), car('ещнщеф', 'Toyota'), car('сфькн', 'Toyota Camry'), car('лшф кшщ', 'Kia Rio'), car('[fdfk', 'Haval'),
  car('vthctltc', 'Mercedes-Benz'), car('[jylf', 'Honda'),
  // Typos
  car('тайота', 'Toyota'), car('тойтоа', 'Toyota'), car('мерседец', 'Mercedes-Benz'), car('фольцваген', 'Volkswagen'), car('митсубиси', 'Mitsubishi'), car('шевролет', 'Chevrolet'), car('солярес', 'Hyundai Solaris'), car('спортейч', 'Kia Sportage'), car('дастор', 'Renault Duster'), car('volkswagn', 'Volkswagen'),
  car('hyundia', 'Hyundai'), car('mitsubisi', 'Mitsubishi'), car('аутлендор', 'Mitsubishi Outlander'), car('октаия', 'Skoda Octavia'),
  // Still being typed
  car('той', 'Toyota'), car('камр', 'Toyota Camry'), car('мерсед', 'Mercedes-Benz'), car('тойота кам', 'Toyota Camry'), car('chery tig', 'Chery Tiggo'),
  // Names with wishes
  car('тойота камри белая', 'Toyota Camry'), car('купить ладу весту в москве', 'Lada Vesta'), car('хонда мотоцикл', 'Honda'), car('продажа авто хавал джолион цена', 'Haval Jolion'), car('lada vesta автомат', 'Lada Vesta'),
  wish('тойота 2020', "m.code = 'toyota' and v.year = 2020"), wish('лада веста механика', "o.code like 'vesta%' and v.gear_type = 'manual'"), wish('kia до 2 млн', "m.code = 'kia' and v.price <= 200000000"),
  wish('geely новый', "m.code = 'geely' and v.condition = 'new'"), wish('бмв дизель', "m.code = 'bmw' and v.engine_type = 'diesel'"), wish('лада гранта белая', "m.code = 'lada' and o.code like 'granta%' and v.color_group = 'white'"), wish('хавал питер', "m.code = 'haval' and d.city = 'spb'"),
  wish('honda мото', "m.code = 'honda' and v.type = 'moto'"), wish('toyota от 2018 до 2021', "m.code = 'toyota' and v.year between 2018 and 2021"),
  // Wishes alone
  wish('внедорожник дизель автомат', "v.body_type in ('suv', 'suv-3d') and v.engine_type = 'diesel' and v.gear_type in ('automatic', 'variator', 'robot')"), wish('электромобиль до 3 млн', "v.engine_type = 'electro' and v.price <= 300000000"),
  wish('кроссовер до 2 млн', "v.body_type in ('suv', 'suv-3d') and v.price <= 200000000"), wish('кроссоверы до 2 миллионов', "v.body_type in ('suv', 'suv-3d') and v.price <= 200000000"), wish('белый седан', "v.body_type = 'sedan' and v.color_group = 'white'"), wish('минивэн 7 мест', "v.body_type in ('minivan', 'microbus') and v.seats = 7"),
  wish('пикап полный привод', "v.body_type = 'pickup' and v.drive_type = 'full'"), wish('гибрид от 2 до 4 млн', "(v.engine_type = 'hybrid') and v.price between 200000000 and 400000000"), wish('китайский внедорожник', "m.country = 'cn' and v.body_type in ('suv', 'suv-3d')"), wish('японские авто с пробегом', "v.type in ('cars', 'commercial') and m.country = 'jp' and v.condition = 'used'"),
  wish('мотоцикл', "v.type = 'moto'"), wish('квадроцикл', "v.type = 'atv'"), wish('гидроциклы', "v.type = 'jet-ski'"), wish('эндуро', "v.body_type = 'enduro'"), wish('до 700 тысяч', 'v.price <= 70000000'), wish('пробег до 50 тыс км дизель', "v.mileage_km <= 50000 and v.engine_type = 'diesel'"),
  wish('lbptkm fdnjvfn', "v.engine_type = 'diesel' and v.gear_type in ('automatic', 'variator', 'robot')"), wish('с ндс фургон', "v.vat and v.body_type = 'van'"), wish('внидорожник дизель', "v.body_type in ('suv', 'suv-3d') and v.engine_type = 'diesel'"), wish('красный хэтчбек', "v.body_type = 'hatchback' and v.color_group = 'red'"),
  wish('кроссовер до полутора миллионов', "v.body_type in ('suv', 'suv-3d') and v.price <= 150000000"), wish('пикап дизельный автомат', "v.body_type = 'pickup' and v.engine_type = 'diesel' and v.gear_type in ('automatic', 'variator', 'robot')"), wish('седан не старше 2020', "v.body_type = 'sedan' and v.year >= 2020"),
  wish('внедорожник дизель 2020-2023', "v.body_type in ('suv', 'suv-3d') and v.engine_type = 'diesel' and v.year between 2020 and 2023"), wish('автомат до миллиона с пробегом', "v.gear_type in ('automatic', 'variator', 'robot') and v.price <= 100000000 and v.condition = 'used'"), wish('до 500 тысяч', 'v.price <= 50000000'),
  wish('белый кроссовер вариатор', "v.body_type in ('suv', 'suv-3d') and v.color_group = 'white' and v.gear_type = 'variator'"), wish('киа от 2 до 3 млн', "m.code = 'kia' and v.price between 200000000 and 300000000"), wish('минивэн полный привод', "v.body_type in ('minivan', 'microbus') and v.drive_type = 'full'"),
  // The shop: kinds, cases, other words for them
  shop('коврики', 'Коврик'), shop('коврик', 'Коврик'), shop('ковриков в салон', 'Коврики в салон'), shop('ковры в машину', 'Коврик'), shop('резина', 'Шина'), shop('зимняя резина', 'Шина зимняя'), shop('шипованная резина', 'Шина зимняя шипованная'), shop('липучка', 'Шина зимняя нешипованная'),
  shop('летние шины', 'Шина летняя'), shop('шины 205/55 r16', 'Шина', '205/55 R16'), shop('205 55 16', '205/55 R16'), shop('диски r17', 'Диск', 'R17'), shop('литье', 'Диск литой'), shop('штамповка r15', 'Диск штампованный', 'R15'), shop('масло', 'Масло'), shop('моторное масло', 'Масло моторное'), shop('масло 5w30', '5W-30'), shop('5w-40 шелл', 'Shell', '5W-40'),
  shop('масло мобил', 'Mobil'), shop('антифриз красный', 'Антифриз', 'красный'), shop('тосол', 'Антифриз'), shop('незамерзайка', 'Жидкость омывателя'), shop('акб', 'Аккумулятор'), shop('аккумулятор 60', 'Аккумулятор', '60 А·ч'), shop('аккумулятор варта', 'Varta'), shop('дворники', 'Щётка стеклоочистителя'), shop('щётки бош', 'Щётка', 'Bosch'),
  shop('лампочки h7', 'Лампа', 'H7'), shop('ксенон d2s', 'Лампа ксеноновая', 'D2S'), shop('видеорегистратор', 'Видеорегистратор'), shop('регистратор 70mai', '70mai'), shop('антирадар', 'Радар-детектор'), shop('магнитола андроид', 'Автомагнитола'), shop('детское кресло', 'Автокресло детское'), shop('автолюлька', 'Автолюлька'),
  shop('бокс на крышу', 'Бокс на крышу'), shop('багажник на крышу туле', 'Thule'), shop('фаркоп', 'Фаркоп'), shop('прицепное устройство', 'Фаркоп'), shop('компрессор', 'Компрессор'), shop('набор инструментов', 'Набор инструментов'), shop('мотошлем', 'Мотошлем'), shop('ветровики', 'Дефлекторы окон'), shop('мухобойка', 'Дефлектор капота'),
  shop('тормозные колодки', 'Колодки тормозные'), shop('передние колодки', 'Колодки тормозные передние'), shop('фильтр масляный', 'Фильтр масляный'), shop('салонный фильтр', 'Фильтр салонный'), shop('свечи ngk', 'Свеча', 'NGK'), shop('ремень грм', 'Комплект ГРМ'), shop('помпа', 'Насос водяной'), shop('амортизаторы каяба', 'Амортизатор', 'KYB'),
  shop('лобовое стекло', 'Стекло лобовое'), shop('бампер', 'Бампер'), shop('фары', 'Фара'), shop('шрус', 'ШРУС'), shop('сайлентблок', 'Сайлентблок'), shop('стойки стабилизатора', 'Стойка стабилизатора'), shop('радиатор', 'Радиатор'),
  // The shop for a car; by layout, sound and with typos
  shop('коврики веста', 'Коврик', 'Lada Vesta'), shop('чехлы гранта', 'Чехлы на сиденья', 'Lada Granta'), shop('колодки рио', 'Колодки', 'Kia', 'Rio'), shop('фильтр солярис', 'Фильтр', 'Solaris'), shop('амортизатор форд фокус', 'Амортизатор', 'Ford', 'Focus'), shop('ковркии', 'Коврик'), shop('акумулятор', 'Аккумулятор'),
  shop('rjdhbrb', 'Коврик'), shop('vfckj', 'Масло'), shop('kovriki', 'Коврик'), shop('akkumulyator', 'Аккумулятор'), shop('чехлы до 9000', 'Чехлы'), shop('купить шины мишлен', 'Michelin'),
  // Texts: services, articles, pages, dealer centres
  page('запись на тест драйв', '/services/testdrive/', 'services'), page('тест-драйв', '/services/testdrive/', 'services'), page('отчетность', '/investors/financial_reports/', 'pages'), page('финансовая отчётность', '/investors/financial_reports/', 'pages'),
  page('вакансии', '/about/career/', 'pages'), page('карьера', '/about/career/', 'pages'), page('rfhmthf', '/about/career/', 'pages'), page('гарантия', '/guaranty/', 'pages'), page('vacansii', '/about/career/', 'pages'), page('вокансии', '/about/career/', 'pages'),
  page('кредит', '/'), page('трейд ин', '/'), page('трейд-ин', '/'), page('награды', '/about/awards/', 'pages'), page('каширское шоссе', '/contacts/', 'dealers'), page('каширке', '/contacts/', 'dealers'), page('руставели 53', '/contacts/', 'dealers'),
  // Nothing of ours
  none('asdfghjkl'), none('qqqqqqqq'), none('холодильник'), none('!!!'),
  // Wishes in people's own words
  wish('один хозяин', 'v.owners = 1'), wish('электромобиль запас хода 500 км', "v.engine_type = 'electro' and v.range_km >= 500"), wish('не битый не крашеный', "v.condition = 'used'"), wish('avto s probegom', "v.type in ('cars', 'commercial') and v.condition = 'used'"), wish('новые авто в наличии москва', "v.type in ('cars', 'commercial') and v.condition = 'new' and d.city = 'msk'"), wish('джип для рыбалки', "v.body_type in ('suv', 'suv-3d')"),
  wish('машина для девушки автомат', "v.type = 'cars' and o.klass in ('A', 'B') and v.body_type in ('hatchback', 'sedan', 'liftback', 'wagon', 'suv') and v.gear_type in ('automatic', 'variator', 'robot')"), wish('детский квадрик', "v.type = 'atv' and v.engine_volume between 1 and 200"), wish('универсал с большим багажником', "v.body_type = 'wagon'"),
  wish('паркетник до ляма', "v.body_type in ('suv', 'suv-3d') and v.price <= 100000000"), wish('кроссовер до двух с половиной миллионов', "v.body_type in ('suv', 'suv-3d') and v.price <= 250000000"), wish('механика недорого', "v.gear_type = 'manual'"), wish('машина больше 300 лошадей', "v.type in ('cars', 'commercial') and v.power >= 300"),
  wish('кия не старше 5 лет', "m.code = 'kia' and v.year >= extract(year from now()) - 5"), wish('машина для семьи с тремя детьми', 'v.seats = 7'), wish('двухдверная машина', "v.body_type in ('coupe', 'cabriolet', 'suv-3d')"), wish('двухместный гидроцикл', "v.type = 'jet-ski' and v.seats = 2"),
  wish('что нибудь маленькое для города', "v.type = 'cars' and o.klass in ('A', 'B') and v.body_type in ('hatchback', 'sedan', 'liftback', 'wagon', 'suv')"), wish('семейный автомобиль до 2 миллионов', "v.type = 'cars' and o.klass in ('C', 'D', 'E', 'M') and v.body_type in ('minivan', 'wagon', 'suv') and v.price <= 200000000"),
  wish('машина для зимы', "v.drive_type = 'full'"), wish('минивэн для большой семьи', "v.body_type in ('minivan', 'microbus')"), wish('машина для дачи до 500 тысяч', "v.body_type in ('suv', 'suv-3d', 'wagon', 'pickup') and v.price <= 50000000"),
  wish('кроссовер или седан до 1 млн', "v.body_type in ('suv', 'suv-3d', 'sedan') and v.price <= 100000000"), wish('белый или черный седан', "v.body_type = 'sedan' and v.color_group in ('white', 'black')"), wish('внедорожник с пробегом 2020', "v.body_type in ('suv', 'suv-3d') and v.condition = 'used' and v.year = 2020"), wish('есть машины до 300 тыс', "v.type in ('cars', 'commercial') and v.price <= 30000000"),
  // What a vehicle is equipped with, by its volume, by what it carries
  wish('с панорамной крышей', `${equipment} ~ 'анорам'`), wish('кроссовер с кожаным салоном и камерой', `v.body_type in ('suv', 'suv-3d') and ${equipment} ~ 'кожей' and ${equipment} ~ 'Камера заднего|кругового обзора'`),
  wish('тойота без люка', `m.code = 'toyota' and coalesce(${equipment}, '') !~ 'анорам'`), wish('машина с подогревом сидений до миллиона', `v.type in ('cars', 'commercial') and ${equipment} ~ 'одогрев [а-я]* ?сиден' and v.price <= 100000000`), wish('мотоцикл с абс', `v.type = 'moto' and ${equipment} ~ 'ABS|Антиблокировочн'`),
  shop('накидка на сиденье с обогревом', 'Накидка'), shop('регистратор с камерой заднего вида', 'Видеорегистратор'),
  wish('мотоцикл 250 кубов', "v.type = 'moto' and v.engine_volume between 225 and 275"), wish('спортбайк 600', "v.body_type = 'sport-bike' and v.engine_volume between 540 and 660"), wish('эндуро 250 до 500 тысяч', "v.body_type = 'enduro' and v.engine_volume between 225 and 275 and v.price <= 50000000"),
  wish('мотоцикл категория а1', "v.type = 'moto' and v.engine_volume between 1 and 125"), wish('квадроцикл от 700 кубов', "v.type = 'atv' and v.engine_volume >= 700"), wish('электромотоцикл', "v.type = 'moto' and v.engine_type = 'electro'"),
  wish('грузовик 5 тонн', "v.body_type = 'truck' and (v.specification ->> 'payload')::int between 4000 and 6500"), wish('грузовик категория б', "v.body_type = 'truck' and (v.specification ->> 'grossWeight')::int <= 3500"), wish('фургон до 3 кубов', "v.body_type = 'van' and (v.specification ->> 'cargoVolume')::float <= 3"),
  // What a wish is not, a code of another mark, what is half typed
  wish('кроссовер не китайский', "v.body_type in ('suv', 'suv-3d') and m.country <> 'cn' and m.code not in ('tenet', 'belgee', 'evolute', 'xcite') and not (m.code = 'moskvich' and o.name ~ '^[368М]')"), wish('седан кроме белого', "v.body_type = 'sedan' and v.color_group <> 'white'"), wish('минивэн не механика', "v.body_type in ('minivan', 'microbus') and v.gear_type <> 'manual'"),
  car('ауди x5', 'Audi'), car('бмв q5', 'BMW'), car('хендай к5', 'Kia K5'), car('бм', 'BMW'), car('киа спорт', 'Kia Sportage'), car('креta', 'Hyundai Creta'), page('тест др', '/services/testdrive/'), page('ремонт двиг', '/service/dvigatel/'),
];
