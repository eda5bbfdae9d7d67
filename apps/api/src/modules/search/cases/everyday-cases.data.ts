// biome-ignore-all format: dense table of queries

/**
 * What an impatient person types, for the stock of any brand. `vehicle`: mark and model, or their beginning, that is the first or that
 * is said to be out; `goods`: in the name of the first item, with no vehicle; `page`: the first page, or any of several, with no vehicle; `nothing`: nothing at all; `isLacking`: that no goods have all that is wished is told.
 */
export type EverydayCase = { query: string; vehicle?: string | readonly string[]; goods?: string; page?: string | readonly string[]; nothing?: true; isLacking?: true };

export const car = (query: string, vehicle: string | readonly string[]): EverydayCase => ({ query, vehicle });

export const everydayCases: readonly EverydayCase[] = [
  // Slang, and what the exact model is out of
  car('крузак', 'Toyota Land Cruiser'), car('крузак 200', 'Toyota Land Cruiser'), car('паджерик', 'Mitsubishi Pajero'), car('гелик', 'Mercedes-Benz G-Класс'), car('равчик', 'Toyota RAV4'), car('прадик', 'Toyota Land Cruiser Prado'), car('октаха', 'Skoda Octavia'), car('кошкай', 'Nissan Qashqai'),
  car('патрик', 'УАЗ Patriot'), { query: 'шнива', vehicle: ['Chevrolet Niva', 'Lada Niva Travel'] }, car('эвок', 'Land Rover Range Rover Evoque'), car('соляра', 'Hyundai Solaris'), car('камрюха', 'Toyota Camry'), car('матрешка', 'Mazda 3'), car('жук', 'Nissan Juke'), car('ешка', 'Mercedes-Benz E-Класс'),
  // Generations and chassis codes, in either alphabet
  car('ленд крузер 300', 'Toyota Land Cruiser'), car('ленд крузер 200', 'Toyota Land Cruiser'), car('прадо 150', 'Toyota Land Cruiser Prado'), car('пассат б3', 'Volkswagen Passat'), car('passat b6', 'Volkswagen Passat'), car('октавия а7', 'Skoda Octavia'), car('octavia a5', 'Skoda Octavia'), car('x5 e70', 'BMW X5'),
  car('х5 е53', 'BMW X5'), car('бмв е39', 'BMW 5 серии'), car('e39', 'BMW 5 серии'), car('бмв 5 f10', 'BMW 5 серии'), car('w124', 'Mercedes-Benz E-Класс'), car('мерседес w140', 'Mercedes-Benz S-Класс'), car('ауди а4 б8', 'Audi A4'), car('камри 70', 'Toyota Camry'), car('камри v50', 'Toyota Camry'),
  car('королла 150', 'Toyota Corolla'), car('гольф 4', 'Volkswagen Golf'), car('астра h', 'Opel Astra'), car('лансер 10', 'Mitsubishi Lancer'), car('паджеро 4', 'Mitsubishi Pajero'), car('икстрейл т31', 'Nissan X-Trail'), car('кашкай j11', 'Nissan Qashqai'), car('rav4 xa40', 'Toyota RAV4'), car('туарег nf', 'Volkswagen Touareg'),
  // Letters with figures: a name outweighs a number
  car('cx5', 'Mazda CX-5'), car('cx-5', 'Mazda CX-5'), car('сх 5', 'Mazda CX-5'), car('x5', 'BMW X5'), car('икс5', 'BMW X5'), car('бмв икс 5', 'BMW X5'), car('q7', 'Audi Q7'), car('мазда 3', 'Mazda 3'), car('мазда 6', 'Mazda 6'), car('бмв 3', 'BMW 3 серии'), car('пежо 2008', 'Peugeot 2008'), car('танк 300', 'Tank 300'), car('rx 350', 'Lexus RX'),
  // Names as they come
  car('тойота камри', 'Toyota Camry'), car('njqjnf rfvhb', 'Toyota Camry'), car('камри дизель', 'Toyota Camry'), car('хавал джолион', 'Haval Jolion'), car('хендай крета', 'Hyundai Creta'), car('киа рио', 'Kia Rio'), car('веста св', 'Lada Vesta'), car('гранта 2020', 'Lada Granta'), car('нива', 'Lada'), car('тойта', 'Toyota'), car('мерс', 'Mercedes-Benz'),
  // The shop
  { query: '10w-40', goods: '10W-40' }, { query: '5w30', goods: '5W-30' }, { query: '0w-20', goods: '0W-20' }, { query: '195/65 r15', goods: '195/65 R15' }, { query: 'масло 5w40', goods: '5W-40' }, { query: 'коврики', goods: 'Коврик' },
  // Pages
  { query: 'распродажа', page: '/cars/sale/' }, { query: 'скидки', page: '/cars/sale/' }, { query: 'запчасти', page: '/parts/' }, { query: 'аксессуары', page: '/store/' }, { query: 'вин', page: '/service/auto-parts/' }, { query: 'проверка вин', page: '/service/auto-parts/' }, { query: 'вин код', page: '/service/auto-parts/' },
  // Nothing of ours
  { query: 'купить слона', nothing: true }, { query: 'слон', nothing: true }, { query: 'купить диван', nothing: true }, { query: 'холодильник', nothing: true },
  // Written down on 2026-11-25 before it was tried; what was found wrong and stays so is not here
  // Slang and fond names, typos, layouts, transliteration, generations, names with wishes
  car('ласточка ваз', 'Lada'), car('девятка', 'Lada 2109'), car('восьмерка ваз', 'Lada 2108'), car('приорик', 'Lada Priora'), car('калинка', 'Lada Kalina'), car('ларгусик', 'Lada Largus'), car('буханка 4х4', 'УАЗ СГР'), car('уаз батон', 'УАЗ СГР'),
  car('козлик уаз', 'УАЗ Hunter'), car('бэха пятерка', 'BMW 5'), car('бумер х6', 'BMW X6'), car('мерин е класс', 'Mercedes-Benz E-'), car('эска мерс', 'Mercedes-Benz S-'), car('геленд', 'Mercedes-Benz G-'), car('гелендваген амг', 'Mercedes-Benz G-'), car('кукурузер', 'Toyota Land Cruiser'),
  car('кубик мерседес', 'Mercedes-Benz G-'), car('королка', 'Toyota Corolla'), car('авенсис', 'Toyota Avensis'), car('рафик 4', 'Toyota RAV4'), car('аутик', 'Mitsubishi Outlander'), car('лансер', 'Mitsubishi Lancer'), car('пассатик', 'Volkswagen Passat'), car('туарежик', 'Volkswagen Touareg'),
  car('тигуха', 'Volkswagen Tiguan'), car('октавка', 'Skoda Octavia'), car('фабия', 'Skoda Fabia'), car('йети', 'Skoda Yeti'), car('фокус 2', 'Ford Focus'), car('мондео', 'Ford Mondeo'), car('куга', 'Ford Kuga'), car('х трейл', 'Nissan X-Trail'),
  car('альмера', 'Nissan Almera'), car('тиида', 'Nissan Tiida'), car('санта', 'Hyundai Santa Fe'), car('туссан', 'Hyundai Tucson'), car('акцент хендай', 'Hyundai Accent'), car('спортаге', 'Kia Sportage'), car('сорик', 'Kia Sorento'), car('оптима', 'Kia Optima'),
  car('црвшка', 'Honda CR-V'), car('цивик', 'Honda Civic'), car('аккорд', 'Honda Accord'), car('логан', 'Renault Logan'), car('сандеро степвей', 'Renault Sandero'), car('дастер дизель 4х4', 'Renault Duster'), car('форик', 'Subaru Forester'), car('импреза', 'Subaru Impreza'),
  car('рендж спорт', 'Land Rover Range Rover Sport'), car('дискавери', 'Land Rover Discovery'), car('тайота корола', 'Toyota Corolla'), car('мицубиси аутлендр', 'Mitsubishi Outlander'), car('фольцваген поло', 'Volkswagen Polo'), car('фольксваген тигуан', 'Volkswagen Tiguan'), car('хундай солярс', 'Hyundai Solaris'), car('хендай сантафэ', 'Hyundai Santa Fe'),
  car('ниссан кашкая', 'Nissan Qashqai'), car('рено дастр', 'Renault Duster'), car('мерседес бенц глс', 'Mercedes-Benz GLS'), car('поршэ каен', 'Porsche Cayenne'), car('шевролле круз', 'Chevrolet Cruze'), car('ланд ровер дефендер', 'Land Rover Defender'), car('кио спортэйдж', 'Kia Sportage'), car('шкода суперп', 'Skoda Superb'),
  car('чирри тигго 8', 'Chery Tiggo 8'), car('хавейл дарго', 'Haval Dargo'), car('хавал джулион', 'Haval Jolion'), car('джили атлас про', 'Geely Atlas'), car('эксид vx', 'Exeed VX'), car('чанган юни к', 'Changan UNI-K'), car('омода с5', 'Omoda C5'), car('джетур дашинг', 'Jetour Dashing'),
  car('лисян л7', 'Li Auto L7'), car('воя фри', 'Voyah Free'), car('аито м7', 'Aito M7'), car('танк500', 'Tank 500'), car('бид хан', 'BYD Han'), car('зикр 007', 'Zeekr 007'), car('москвич 3', 'Москвич 3'), car('rfvhb 70', 'Toyota Camry'),
  car('kflf uhfynf', 'Lada Granta'), car('rbf hbj', 'Kia Rio'), car('vthctltc', 'Mercedes-Benz'), car('[tylfq rhtnf', 'Hyundai Creta'), car('ьфявф', 'Mazda'), car('ещнщеф', 'Toyota'), car('сфькн', 'Toyota Camry'), car('gjhit rftyy', 'Porsche Cayenne'),
  car('иьц ч5', 'BMW X5'), car('иьц', 'BMW'), car('dtcnf', 'Lada Vesta'), car('rjhjkkf', 'Toyota Corolla'), car('byabybnb', 'Infiniti'), car('tayota', 'Toyota'), car('lada granta belaya', 'Lada Granta'), car('vesta', 'Lada Vesta'),
  car('mersedes', 'Mercedes-Benz'), car('folksvagen', 'Volkswagen'), car('kashkay', 'Nissan Qashqai'), car('gazel nekst', 'ГАЗ ГАЗель Next'), car('buhanka', 'УАЗ СГР'), car('patriot uaz', 'УАЗ Patriot'), car('shkoda oktavia', 'Skoda Octavia'), car('havail dzholion', 'Haval Jolion'),
  car('kreta', 'Hyundai Creta'), car('бмв е46', 'BMW 3'), car('bmw f30', 'BMW 3'), car('х3 f25', 'BMW X3'), car('w212', 'Mercedes-Benz E-'), car('мерс 124', 'Mercedes-Benz E-'), car('мерс 221', 'Mercedes-Benz S-'),
  car('w204 купе', 'Mercedes-Benz C-'), car('ауди а6 с5', 'Audi A6'), car('audi a4 b8', 'Audi A4'), car('камри 55', 'Toyota Camry'), car('камри 3.5', 'Toyota Camry'), car('прадо 120', 'Toyota Land Cruiser Prado'), car('крузак 100', 'Toyota Land Cruiser'), car('тлк 80', 'Toyota Land Cruiser'),
  car('королла е150', 'Toyota Corolla'), car('рав4 2008', 'Toyota RAV4'), car('пассат б5', 'Volkswagen Passat'), car('гольф 6', 'Volkswagen Golf'), car('поло 5', 'Volkswagen Polo'), car('октавия а5', 'Skoda Octavia'), car('фокус 3', 'Ford Focus'), car('мондео 4', 'Ford Mondeo'),
  car('лансер 9', 'Mitsubishi Lancer'), car('паджеро 3', 'Mitsubishi Pajero'), car('х-трейл т32', 'Nissan X-Trail'), car('патрол y62', 'Nissan Patrol'), car('спортейдж 3', 'Kia Sportage'), car('элантра 5', 'Hyundai Elantra'), car('астра j', 'Opel Astra'),
  car('калина 2', 'Lada Kalina'), car('приора 2170', 'Lada Priora'), car('ваз 21099', 'Lada 21099'), car('нива 2121', 'Lada'), car('каен 958', 'Porsche Cayenne'), car('рх 300', 'Lexus RX'), car('лексус 570', 'Lexus LX'), car('rx350', 'Lexus RX'),
  car('камри черная автомат', 'Toyota Camry'), car('тигуан 2019 дизель', 'Volkswagen Tiguan'), car('киа к5 белая', 'Kia K5'), car('купить бу рено логан', 'Renault Logan'), car('веста св кросс', 'Lada Vesta'), car('гранта механика новая', 'Lada Granta'), car('хавал до 3 млн', 'Haval'), car('тойота рав 4 полный привод', 'Toyota RAV4'),
  car('камаз самосвал', 'КАМАЗ 6'), car('квадроцикл стелс', 'Stels'),
  car('рм 650', 'РМ 650'),
  // The shop
  { query: '0w20', goods: '0W-20' }, { query: '5w40 синтетика', goods: '5W-40' }, { query: 'масло 10w40 полусинтетика', goods: '10W-40' }, { query: 'масло в акпп', goods: 'Масло трансмиссионное' }, { query: 'омывайка', goods: 'омыват' }, { query: 'свечи зажигания', goods: 'Свеча' }, { query: 'колодки задние', goods: 'Колодки тормозные задние' }, { query: 'тормозные диски', goods: 'Диск тормозной' },
  { query: 'воздушный фильтр', goods: 'Фильтр воздушный' }, { query: 'топливный фильтр', goods: 'Фильтр топливный' }, { query: '205/60 r16', goods: '205/60 R16' }, { query: 'шины r17 зима', goods: 'Шина зимняя' }, { query: 'аккум 60', goods: 'Аккумулятор' }, { query: 'чехлы', goods: 'Чехл' }, { query: 'фаркоп на ниву', goods: 'Фаркоп' }, { query: 'коврики камри', goods: 'Коврик' },
  { query: 'домкрат', page: '/service/auto-parts/' }, { query: 'трос буксировочный', goods: 'Трос' }, { query: 'огнетушитель', goods: 'огнетушитель' }, { query: 'аптечка', goods: 'Набор авто' }, { query: 'мотоперчатки', goods: 'Мотоперчатки' }, { query: 'тормозуха', goods: 'тормозн' }, { query: 'ступичный подшипник', goods: 'Подшипник' }, { query: 'генератор', goods: 'Генератор' },
  { query: 'стартер', goods: 'Стартер' }, { query: 'зеркало', goods: 'Зеркало' }, { query: 'радар детектор', goods: 'Радар' }, { query: 'камера заднего вида', goods: 'Камера' },
  // Pages
  { query: 'кредит', page: '/services/credit/' }, { query: 'автокредит', page: '/services/credit/' }, { query: 'магазин', page: '/store/' },
  // Nothing of ours
  { query: 'пицца', nothing: true }, { query: 'пицца с доставкой', nothing: true }, { query: 'квартира в москве', nothing: true }, { query: 'погода на завтра', nothing: true }, { query: 'диван', nothing: true }, { query: 'кот', nothing: true }, { query: 'ноутбук', nothing: true },
  { query: 'стиральная машина', nothing: true }, { query: 'билеты в кино', nothing: true }, { query: 'йцукен', nothing: true }, { query: 'ываыва', nothing: true }, { query: 'привет', nothing: true },
  // Typed on 2026-11-25 in a second sitting
  car('тлк 200', 'Toyota Land Cruiser'), car('лц200', 'Toyota Land Cruiser'), car('lc200', 'Toyota Land Cruiser'), car('lc 500', 'Lexus LC'), car('хайлендер', 'Toyota Highlander'),
  car('хайлюкс', 'Toyota Hilux'), car('альфард', 'Toyota Alphard'), car('весту св', 'Lada Vesta'), car('нива трэвел', 'Lada Niva Travel'), car('нива тревел', 'Lada Niva Travel'), car('ваз 2107', 'Lada 2107'), car('x6 m50', 'BMW X6'), car('x5 m50', 'BMW X5'),
  car('бмв 520d', 'BMW 5'), car('е класс w213', 'Mercedes-Benz E-'), car('мерс gle 350', 'Mercedes-Benz GLE'), car('ауди ку5', 'Audi Q5'), car('тигуан r line', 'Volkswagen Tiguan'), car('джетта 6', 'Volkswagen Jetta'), car('кодьяк', 'Skoda Kodiaq'),
  car('карок', 'Skoda Karoq'), car('сантафе 4', 'Hyundai Santa Fe'), car('палисад', 'Hyundai Palisade'), car('соренто прайм', 'Kia Sorento'), car('каптюр', 'Renault Kaptur'), car('логан степвей', 'Renault Logan'),
  car('мазда сх9', 'Mazda CX-9'), car('мазда сх 60', 'Mazda CX-60'), car('cx 30', 'Mazda CX-30'), car('асх', 'Mitsubishi ASX'), car('мицубиси асх', 'Mitsubishi ASX'), car('хонда срв', 'Honda CR-V'),
  car('лексус рх350', 'Lexus RX'), car('lx570', 'Lexus LX'), car('вольво хс60', 'Volvo XC60'), car('чери тиго 7', 'Chery Tiggo 7'), car('тиго 8', 'Chery Tiggo 8'), car('хавал н9', 'Haval H9'), car('танк300', 'Tank 300'), car('лисян л9', 'Li Auto L9'),
  car('nbuefy', 'Volkswagen Tiguan'), car('gfnhbjn', 'УАЗ Patriot'), car('рфмфд', 'Haval'), car('пуудн', 'Geely'), car('срукн', 'Chery'), car('хундай туксон', 'Hyundai Tucson'), car('шкода октафия', 'Skoda Octavia'), car('жили кулрэй', 'Geely Coolray'),
  car('ауди а6 с7', 'Audi A6'), car('бмв х5 ф15', 'BMW X5'), car('мерседес w222', 'Mercedes-Benz S-'), car('golf 7', 'Volkswagen Golf'), car('прадик 150', 'Toyota Land Cruiser Prado'), car('л200', 'Mitsubishi L200'), car('камри без пробега', 'Toyota Camry'),
  { query: '5в30', goods: '5W-30' }, { query: 'дворники', goods: 'Щётка' }, { query: 'ремень грм', goods: 'Комплект ГРМ' },
  { query: 'запись на то', page: '/service/online/' }, { query: 'осаго', page: '/services/insurance/' }, { query: 'рассрочка', page: '/services/credit/' }, { query: 'кредит без первоначального взноса', page: '/services/credit/' },
  { query: 'шиномонтаж', page: '/service/tire-service/' }, { query: 'отзывы', page: '/reviews/' }, { query: 'адрес', page: '/contacts/' }, { query: 'купить квартиру', nothing: true }, { query: 'йогурт', nothing: true },
  // Once wrong
  { query: 'коврики рав4', page: '/service/auto-parts/' }, { query: 'коврики тойота рав4', page: '/service/auto-parts/' }, { query: 'айфон', nothing: true }, { query: 'доставка', page: '/services/pay/' }, { query: 'дешевая машина', page: '/cars/?sort=price-asc' }, { query: 'дешевые авто', page: '/cars/?sort=price-asc' }, { query: 'недорогие автомобили', page: '/cars/?sort=price-asc' }, car('экседе тхл', 'Exeed TXL'),
  { query: 'запись на сервис', page: '/service/online/' }, { query: 'записаться на сервис', page: '/service/online/' }, { query: 'запись на ремонт', page: '/service/online/' }, { query: 'записаться на тест драйв', page: '/services/testdrive/' }, { query: 'аккумулятор на солярис', goods: 'Аккумулятор' }, { query: 'щетки стеклоочистителя камри', goods: 'Щётка' },
  car('фолькс поло', 'Volkswagen Polo'), car('рендровер', 'Land Rover Range Rover'), { query: 'работа у вас', page: '/about/career/' }, { query: 'часы работы', page: '/contacts/' }, { query: 'телефон отдела продаж', page: '/contacts/' }, { query: 'адреса салонов', page: '/contacts/' },
  car('пыжик 408', 'Peugeot 408'), car('хавал ф7х', 'Haval F7x'), car('камри 3 5 белая кожа', 'Toyota Camry'), { query: 'где вы находитесь', page: '/contacts/' }, { query: 'режим работы сервиса', page: '/contacts/' }, { query: 'кредит под 0 процентов', page: '/services/credit/' },
  // What a walk through the models, the categories and the pages found wrong and was mended (2026-11-26, ADR-078): everyday words for each
  car('тойота пробокс', 'Toyota Probox'), car('тойота премио', 'Toyota Premio'), car('вольксваген бора', 'Volkswagen Bora'), car('транспортер т5', 'Volkswagen Transporter Kasten'), car('фьюжен', 'Ford Fusion'),
  car('форд краун виктория', 'Ford Crown Victoria'), car('рено трафик', 'Renault Trafic'), car('рено вел сатис', 'Renault Vel Satis'), car('таукан', 'Porsche Taycan'), car('актион спорт', 'SsangYong Actyon Sports'),
  car('джили вижн', 'Geely Vision'), car('хавал биг дог', 'Haval Big Dog'), car('юни в', 'Changan UNI-V'), car('юни ти', 'Changan UNI-T'), car('омода ц5', 'Omoda'), car('жейку ж7', 'Jaecoo'), car('трумпчи', 'GAC'),
  car('таблетка уаз', 'УАЗ'), car('газ 24', 'ГАЗ 24 Волга'), car('лада гранда', 'Lada Granta'), car('нива ледженд', 'Lada Niva Legend'), car('икс рэй', 'Lada XRAY'), car('сарента', 'Kia Sorento'),
  car('сотка тойота', 'Toyota Land Cruiser'), car('ленд круизер', 'Toyota Land Cruiser'), car('кукурузник тойота', 'Toyota Land Cruiser'), car('лэнд крузер', 'Toyota Land Cruiser'), car('хитрила', 'Nissan X-Trail'),
  car('нот ниссан', 'Nissan Note'), car('мультик фольксваген', 'Volkswagen Multivan'), car('мондик', 'Ford Mondeo'), { query: 'шевинива', vehicle: ['Chevrolet Niva', 'Lada Niva Travel'] }, car('элька', 'Mitsubishi L200'), car('g63', 'Mercedes-Benz G-Класс'),
  car('икс пятый', 'BMW X5'), car('икс шесть', 'BMW X6'), car('бмв е90', 'BMW 3 серии'), car('сrv', 'Honda CR-V'), car('сивик', 'Honda Civic'), car('грант витара', 'Suzuki Grand Vitara'), car('сгв', 'Suzuki Grand Vitara'),
  car('юник', 'Changan UNI-K'), car('юни кей', 'Changan UNI-K'), car('юнив', 'Changan UNI-V'), car('юни ви', 'Changan UNI-V'), car('юни т', 'Changan UNI-T'), { query: 'корыто в багажник', goods: 'Коврик' },
  { query: 'ворсовые коврики', goods: 'Коврик' }, { query: 'чехлы на сидушки', goods: 'Чехлы' }, { query: 'чехол на сиденье', goods: 'Чехлы' }, { query: 'ящик в багажник', goods: 'Органайзер' },
  { query: 'подушка под шею', goods: 'Подушк' }, { query: 'видик регистратор', goods: 'Видеорегистратор' }, { query: 'парктроник', goods: 'Парктроник' }, { query: 'парктроники', goods: 'Парктроник' },
  { query: 'мультимедиа', goods: 'агнитол' }, { query: 'держатель для смартфона', goods: 'Держатель' }, { query: 'качок для колес', goods: 'Компрессор' }, { query: 'джампстартер', goods: 'Пусковое' },
  { query: 'пускач', goods: 'Пусковое' }, { query: 'кованые диски', goods: 'Диск' }, { query: 'фартуки задние', goods: 'Брызговик' }, { query: 'омывашка', goods: 'омывател' }, { query: 'незамерзашка', goods: 'омывател' },
  { query: 'стеклоомывайка', goods: 'омывател' }, { query: 'омывашка летняя', goods: 'омывател' }, { query: 'охлаждайка', goods: 'Антифриз' }, { query: 'присадка в масло', goods: 'рисадк' }, { query: 'раскоксовка', goods: 'рисадк' },
  { query: 'шампунь для бесконтактной мойки', goods: 'мпун' }, { query: 'фильтр солярки', goods: 'Фильтр топливный' }, { query: 'свечи иридиевые', goods: 'Свеча зажигания' }, { query: 'свечи накаливания', goods: 'Свеча накала' },
  { query: 'бобина', goods: 'Катушка' }, { query: 'вентилируемые диски', goods: 'Диск тормозной' }, { query: 'гена', goods: 'Генератор' }, { query: 'лампочки в фары', goods: 'Ламп' }, { query: 'лобаш', goods: 'Стекло лобовое' },
  { query: 'мотоботинки', goods: 'отоботы' }, { query: 'деньги за авто', page: '/services/trade-in/' }, { query: 'бронь пленка', page: '/service/detaling/' }, { query: 'натереть машину', page: '/service/detaling/' },
  { query: 'заклеить колесо', page: '/service/tire-service/' }, { query: 'накачать колеса', page: '/service/tire-service/' }, { query: 'шинка', page: '/service/tire-service/' },
  { query: 'залатать колесо', page: '/service/tire-service/' }, { query: 'эвакуация авто', page: '/contacts/' }, { query: 'ипотека на машину', page: '/services/credit/' }, { query: 'снять авто', page: '/services/subscription/' },
  { query: 'плановое то', page: '/service/to/' }, { query: 'проточка дисков', page: '/service/tormoza/' }, { query: 'чистка форсунок', page: '/service/dvigatel/' }, { query: 'станция техобслуживания', page: '/service/' },
  { query: 'закладки', page: '/favorites/' }, { query: 'продам акпп на тигуан', page: '/service/auto-parts/' },
];
