// biome-ignore-all format: dense table of facts
import type { SectionFacts } from './goods-types.ts';

const filters = [['mann'], ['mahle'], ['filtron'], ['sakura'], ['bigFilter'], ['bosch'], ['nevsky']] as const;

/** What the parts shop sells. Prices of late 2026. */
export const partsGoods: readonly SectionFacts[] = [
  { code: 'detali-dlya-to', name: 'Детали для ТО', shop: 'parts', groups: [
    { code: 'filtry', name: 'Фильтры', kinds: [
      { code: 'maslyanye-filtry', name: 'Масляные фильтры', keywords: 'фильтр масла', noun: 'Фильтр масляный', makers: filters, fit: 'car', ofEngine: 'any', price: [290, 2400], share: 45, about: 'Задерживает нагар и стружку до следующей замены масла.' },
      { code: 'vozdushnye-filtry', name: 'Воздушные фильтры', keywords: 'фильтр воздуха двигателя', noun: 'Фильтр воздушный', makers: [...filters, ['knecht']], fit: 'car', ofEngine: 'any', price: [390, 3900], share: 40, about: 'Чистый воздух для двигателя, расход не растёт.' },
      { code: 'salonnye-filtry', name: 'Салонные фильтры', keywords: 'фильтр салона кондиционера', noun: 'Фильтр салонный', makers: [['mann', 'CUK угольный', 'CU'], ['bosch', 'Filter+ угольный'], ['filtron', 'K угольный', 'K'], ['sakura', 'угольный'], ['nevsky', 'антибактериальный']], fit: 'car', price: [350, 3400], share: 40, about: 'Задерживает пыль, пыльцу и запахи.' },
      { code: 'toplivnye-filtry', name: 'Топливные фильтры', keywords: 'фильтр топлива', noun: 'Фильтр топливный', makers: [['mann', 'WK'], ['mahle', 'KL'], ['bosch'], ['hengst']], fit: 'car', ofEngine: 'any', price: [590, 4900], share: 22, about: 'Бережёт форсунки и насос от воды и грязи.' },
    ] },
    { code: 'zazhiganie', name: 'Зажигание', kinds: [
      { code: 'svechi-zazhiganiya', minCount: 4, name: 'Свечи зажигания', keywords: 'свеча свечки', noun: 'Свеча зажигания', makers: [['ngk', 'Laser Iridium', 'V-Line'], ['denso', 'Iridium TT', 'Nickel TT'], ['bosch', 'Double Platinum'], ['champion', 'Iridium']], fit: 'car', ofEngine: 'spark', price: [240, 1900], share: 35, about: 'Уверенный пуск в мороз и ровная работа.' },
      { code: 'svechi-nakala', minCount: 4, name: 'Свечи накала', keywords: 'свеча дизель', noun: 'Свеча накала', makers: [['beru', 'GE'], ['ngk', 'D-Power'], ['bosch', 'Duraterm']], fit: 'car', ofEngine: 'diesel', price: [790, 2900], share: 6, about: 'Греет камеру сгорания дизеля за секунды.' },
      { code: 'katushki-zazhiganiya', name: 'Катушки зажигания', keywords: 'катушка модуль зажигания', noun: 'Катушка зажигания', makers: [['bosch'], ['era'], ['denso'], ['startvolt']], fit: 'car', ofEngine: 'spark', price: [1200, 6900], share: 15, about: 'Стабильная искра на всех оборотах.' },
    ] },
    { code: 'remni', name: 'Ремни и помпы', kinds: [
      { code: 'komplekty-grm', name: 'Комплекты ГРМ', keywords: 'ремень грм цепь ролики', noun: 'Комплект ГРМ', makers: [['gates', 'PowerGrip'], ['contitech', 'с помпой', 'без помпы'], ['ina', 'с помпой'], ['dayco'], ['skf']], fit: 'car', ofEngine: 'any', price: [3900, 18900], share: 22, about: 'Ремень и ролики одного ресурса.' },
      { code: 'privodnye-remni', name: 'Приводные ремни', keywords: 'ремень генератора ручейковый', noun: 'Ремень приводной', makers: [['gates', 'Micro-V'], ['contitech', 'Unique Plug'], ['dayco', 'PV'], ['bosch']], fit: 'car', ofEngine: 'any', price: [490, 3400], share: 22, about: 'Не свистит на мокром шкиве.' },
      { code: 'pompy', name: 'Водяные насосы', keywords: 'помпа насос охлаждения', noun: 'Насос водяной', makers: [['luzar', 'Turbo'], ['gmb'], ['aisin'], ['skf'], ['hepu']], fit: 'car', price: [1500, 9900], share: 18, about: 'Усиленный подшипник и сальник.' },
    ] },
  ] },
  { code: 'tormoznaya-sistema', name: 'Тормозная система', shop: 'parts', groups: [
    { code: 'kolodki-i-diski', name: 'Колодки и диски', kinds: [
      { code: 'perednie-kolodki', name: 'Передние тормозные колодки', keywords: 'колодка', noun: 'Колодки тормозные передние', makers: [['trw'], ['brembo', 'Xtra'], ['bosch'], ['textar'], ['ferodo', 'Premier'], ['akebono'], ['nibk'], ['sangsin']], fit: 'car', price: [1500, 12900], share: 48, about: 'Не пылят и не скрипят, датчик износа в комплекте, если он нужен.' },
      { code: 'zadnie-kolodki', name: 'Задние тормозные колодки', keywords: 'колодка', noun: 'Колодки тормозные задние', makers: [['trw'], ['brembo'], ['bosch'], ['textar'], ['nibk'], ['sangsin']], fit: 'car', price: [1300, 9900], share: 36, about: 'Ровный износ и тихая работа.' },
      { code: 'tormoznye-diski', name: 'Тормозные диски', keywords: 'диск тормоза', noun: 'Диск тормозной', makers: [['brembo', 'передний', 'задний'], ['trw', 'передний', 'задний'], ['zimmermann', 'Coat Z передний', 'Coat Z задний'], ['ate', 'передний'], ['otto', 'передний']], fit: 'car', price: [1900, 16900], share: 42, about: 'Антикоррозийное покрытие, ставится без очистки.' },
    ] },
    { code: 'gidravlika', name: 'Гидравлика тормозов', kinds: [
      { code: 'supporty', name: 'Суппорты', keywords: 'суппорт ремкомплект', noun: 'Суппорт тормозной', makers: [['trw', 'передний левый', 'передний правый'], ['bosch', 'задний левый', 'задний правый']], fit: 'car', price: [5900, 24900], share: 8, about: 'Новый поршень и направляющие.' },
      { code: 'shlangi-tormoznye', name: 'Тормозные шланги', keywords: 'шланг', noun: 'Шланг тормозной', makers: [['ate', 'передний', 'задний'], ['trw', 'передний', 'задний'], ['febi', 'передний']], fit: 'car', price: [590, 3400], share: 8, about: 'Держит давление и не трескается на морозе.' },
    ] },
  ] },
  { code: 'podveska', name: 'Подвеска и рулевое управление', shop: 'parts', groups: [
    { code: 'amortizatsiya', name: 'Амортизация', kinds: [
      { code: 'amortizatory', name: 'Амортизаторы', keywords: 'амортизатор аморты стойка', noun: 'Амортизатор', makers: [['kayaba', 'Excel-G передний', 'Excel-G задний'], ['sachs', 'передний', 'задний'], ['bilstein', 'B4 передний', 'B4 задний'], ['monroe', 'OESpectrum передний', 'OESpectrum задний']], fit: 'car', price: [3400, 24900], share: 45, about: 'Газомасляный, возвращает машине собранность.' },
      { code: 'pruzhiny', name: 'Пружины', keywords: 'пружина подвески', noun: 'Пружина подвески', makers: [['lesjofors', 'передняя', 'задняя'], ['sachs', 'передняя', 'задняя'], ['kayaba', 'K-Flex передняя']], fit: 'car', price: [1900, 9900], share: 18, about: 'Не проседает под нагрузкой.' },
    ] },
    { code: 'rychagi', name: 'Рычаги и опоры', kinds: [
      { code: 'rychagi-podveski', name: 'Рычаги подвески', keywords: 'рычаг', noun: 'Рычаг подвески', makers: [['lemforder', 'передний левый', 'передний правый'], ['ctr', 'передний левый', 'передний правый'], ['meyle', 'HD передний левый', 'HD передний правый'], ['febest', 'задний']], fit: 'car', price: [2400, 18900], share: 25, about: 'С шаровой опорой и сайлентблоками.' },
      { code: 'sharovye-opory', name: 'Шаровые опоры', keywords: 'шаровая', noun: 'Опора шаровая', makers: [['ctr'], ['lemforder'], ['moog'], ['sidem']], fit: 'car', price: [790, 4900], share: 15, about: 'Пыльник из морозостойкой резины.' },
      { code: 'stoyki-stabilizatora', name: 'Стойки стабилизатора', keywords: 'стойка линк косточка', noun: 'Стойка стабилизатора', makers: [['ctr', 'передняя', 'задняя'], ['lemforder', 'передняя'], ['febest', 'передняя', 'задняя'], ['meyle', 'HD передняя']], fit: 'car', price: [590, 3900], share: 30, about: 'Убирает стук на мелких неровностях.' },
      { code: 'saylentbloki', name: 'Сайлентблоки', keywords: 'сайлент втулка', noun: 'Сайлентблок рычага', makers: [['febest', 'передний', 'задний'], ['lemforder', 'передний'], ['febi', 'задний']], fit: 'car', price: [290, 2900], share: 22, about: 'Упругая резина, точная посадка.' },
      { code: 'rulevye-nakonechniki', name: 'Рулевые наконечники и тяги', keywords: 'наконечник рулевая тяга', noun: 'Наконечник рулевой тяги', makers: [['ctr', 'левый', 'правый'], ['lemforder', 'левый', 'правый'], ['trw', 'левый', 'правый']], fit: 'car', price: [690, 4400], share: 18, about: 'Точное управление без люфта.' },
      { code: 'stupichnye-podshipniki', name: 'Ступичные подшипники', keywords: 'подшипник ступица', noun: 'Подшипник ступицы', makers: [['skf', 'передний', 'задний'], ['fag', 'передний', 'задний'], ['snr', 'передний', 'задний']], fit: 'car', price: [1500, 11900], share: 22, about: 'С датчиком ABS там, где он стоит с завода.' },
    ] },
  ] },
  { code: 'elektrika', name: 'Электрика и свет', shop: 'parts', groups: [
    { code: 'pusk', name: 'Пуск и заряд', kinds: [
      { code: 'akkumulyatory', name: 'Аккумуляторы', keywords: 'акб аккумулятор аккум батарея battery', noun: 'Аккумулятор', makers: [['varta', 'Blue Dynamic', 'Silver Dynamic', 'Start-Stop Plus'], ['bosch', 'S4', 'S5'], ['mutlu', 'SFB', 'EFB'], ['akom', 'Ultimatum', 'EFB'], ['topla', 'Energy', 'Top'], ['tyumen', 'Premium', 'Standard'], ['titan', 'EuroSilver', 'Standart'], ['exide', 'Premium'], ['medalist', 'Asia']], specs: [['45 А·ч', '55 А·ч', '60 А·ч', '63 А·ч', '70 А·ч', '74 А·ч', '80 А·ч', '95 А·ч', '100 А·ч'], ['обратная полярность', 'прямая полярность']], fit: 'all', price: [4900, 27900], share: 14, about: 'Заряжен и готов к установке, старый примем в зачёт.' },
      { code: 'startery', name: 'Стартеры', keywords: 'стартер', noun: 'Стартер', makers: [['bosch'], ['valeo'], ['startvolt'], ['denso']], fit: 'car', ofEngine: 'any', price: [5900, 28900], share: 12, about: 'Новый, проверен на стенде.' },
      { code: 'generatory', name: 'Генераторы', keywords: 'генератор', noun: 'Генератор', makers: [['bosch'], ['valeo'], ['startvolt', '110 А', '140 А'], ['denso']], fit: 'car', ofEngine: 'any', price: [8900, 38900], share: 12, about: 'С регулятором напряжения.' },
    ] },
    { code: 'svet', name: 'Лампы', kinds: [
      { code: 'galogenovye-lampy', name: 'Галогеновые лампы', keywords: 'лампочка лампа ближний дальний свет', noun: 'Лампа галогеновая', makers: [['philips', 'Vision', 'X-tremeVision', 'LongLife'], ['osram', 'Original', 'Night Breaker', 'Cool Blue'], ['narva', 'Standard', 'Range Power'], ['koito', 'WhiteBeam III'], ['bosch', 'Pure Light', 'Gigalight']], specs: [['H1, 12 В 55 Вт', 'H3, 12 В 55 Вт', 'H4, 12 В 60/55 Вт', 'H7, 12 В 55 Вт', 'H8, 12 В 35 Вт', 'H11, 12 В 55 Вт', 'HB3, 12 В 60 Вт', 'HB4, 12 В 51 Вт']], fit: 'all', price: [190, 3900], share: 6, about: 'Яркий свет без ослепления встречных.' },
      { code: 'svetodiodnye-lampy', name: 'Светодиодные лампы', keywords: 'лампочка лампа led лед диодные', noun: 'Лампа светодиодная', makers: [['philips', 'Ultinon Pro6000'], ['osram', 'LEDriving'], ['optima', 'Premium', 'Turbine']], specs: [['H1', 'H4', 'H7', 'H11', 'HB4', 'W5W', 'T10'], ['5000 K', '6000 K']], fit: 'all', price: [390, 9900], share: 4, about: 'Белый свет и малый расход энергии.' },
      { code: 'ksenonovye-lampy', name: 'Ксеноновые лампы', keywords: 'ксенон лампа', noun: 'Лампа ксеноновая', makers: [['philips', 'Vision', 'WhiteVision'], ['osram', 'Xenarc Original', 'Xenarc Night Breaker']], specs: [['D1S', 'D2S', 'D3S', 'D4S'], ['4200 K', '5000 K']], fit: 'all', price: [2900, 12900], share: 2, about: 'Штатный свет ксеноновых фар.' },
    ] },
    { code: 'ochistka-stekol', name: 'Очистка стёкол', kinds: [
      { code: 'shchetki-stekloochistitelya', name: 'Щётки стеклоочистителя', keywords: 'дворники щетка дворник', noun: 'Щётка стеклоочистителя', makers: [['bosch', 'Aerotwin', 'Eco', 'Twin'], ['valeo', 'Silencio', 'First'], ['denso', 'Hybrid', 'Standard'], ['alca', 'Special', 'Winter зимняя'], ['trico', 'Flex', 'Ice зимняя']], specs: [['400 мм', '450 мм', '475 мм', '500 мм', '530 мм', '550 мм', '600 мм', '650 мм', '700 мм'], ['каркасная', 'бескаркасная', 'гибридная']], settles: { Aerotwin: [undefined, 'бескаркасная'], Eco: [undefined, 'каркасная'], Twin: [undefined, 'каркасная'], Silencio: [undefined, 'бескаркасная'], First: [undefined, 'каркасная'], Hybrid: [undefined, 'гибридная'], Standard: [undefined, 'каркасная'], Special: [undefined, 'каркасная'], Flex: [undefined, 'бескаркасная'] }, fit: 'all', price: [290, 2900], share: 10, about: 'Чисто с первого взмаха, не стучит на краю стекла.' },
    ] },
  ] },
  { code: 'kuzov', name: 'Кузов и оптика', shop: 'parts', groups: [
    { code: 'optika', name: 'Оптика', kinds: [
      { code: 'fary', name: 'Фары', keywords: 'фара головная оптика', noun: 'Фара', makers: [['depo', 'левая', 'правая'], ['tyc', 'левая', 'правая'], ['hella', 'левая', 'правая']], fit: 'car', price: [4900, 69900], share: 22, about: 'С корректором, сертифицирована для дорог России.' },
      { code: 'fonari', name: 'Задние фонари', keywords: 'фонарь задний', noun: 'Фонарь задний', makers: [['depo', 'левый', 'правый'], ['tyc', 'левый', 'правый']], fit: 'car', price: [2900, 24900], share: 15, about: 'Точная геометрия и плотный стык.' },
      { code: 'protivotumannye-fary', name: 'Противотуманные фары', keywords: 'птф туманки противотуманки противотуманка', noun: 'Фара противотуманная', makers: [['depo', 'левая', 'правая'], ['valeo', 'универсальная']], fit: 'car', price: [1200, 7900], share: 12, about: 'Низкий широкий луч для тумана и снега.' },
    ] },
    { code: 'kuzovnye-detali', name: 'Кузовные детали', kinds: [
      { code: 'bampery', name: 'Бамперы', keywords: 'бампер', noun: 'Бампер', makers: [['polcar', 'передний', 'задний'], ['tyc', 'передний']], fit: 'car', price: [4900, 38900], share: 15, about: 'Под окраску, крепления на штатных местах.' },
      { code: 'krylya', name: 'Крылья', keywords: 'крыло', noun: 'Крыло переднее', makers: [['polcar', 'левое', 'правое']], fit: 'car', price: [2900, 18900], share: 12, about: 'Катафорезный грунт, под окраску.' },
      { code: 'zerkala', name: 'Зеркала', keywords: 'зеркало боковое', noun: 'Зеркало боковое', makers: [['tyc', 'левое', 'правое'], ['polcar', 'левое', 'правое']], fit: 'car', price: [2400, 24900], share: 15, about: 'С подогревом и приводом.' },
      { code: 'lobovye-stekla', name: 'Лобовые стёкла', keywords: 'лобовое стекло ветровое', noun: 'Стекло лобовое', makers: [['autostekloBor', 'с обогревом', 'без обогрева'], ['xyg', 'с датчиком дождя', 'без датчика']], fit: 'car', price: [6900, 44900], share: 15, about: 'Трёхслойное, с шелкографией под зеркало.' },
    ] },
  ] },
  { code: 'dvigatel', name: 'Двигатель и трансмиссия', shop: 'parts', groups: [
    { code: 'okhlazhdenie', name: 'Охлаждение', kinds: [
      { code: 'radiatory', name: 'Радиаторы', keywords: 'радиатор охлаждения', noun: 'Радиатор охлаждения', makers: [['nissens'], ['luzar'], ['behr'], ['valeo']], fit: 'car', price: [4900, 28900], share: 20, about: 'Алюминиевый, проверен давлением.' },
      { code: 'termostaty', name: 'Термостаты', keywords: 'термостат', noun: 'Термостат', makers: [['wahler'], ['gates'], ['luzar'], ['mahle']], fit: 'car', ofEngine: 'any', price: [690, 5900], share: 14, about: 'Быстрый прогрев и верная температура.' },
    ] },
    { code: 'uplotneniya', name: 'Опоры и уплотнения', kinds: [
      { code: 'opory-dvigatelya', name: 'Опоры двигателя', keywords: 'подушка двигателя', noun: 'Опора двигателя', makers: [['febest', 'левая', 'правая'], ['lemforder', 'левая', 'правая'], ['corteco', 'задняя']], fit: 'car', price: [1500, 12900], share: 18, about: 'Убирает вибрацию на холостых.' },
      { code: 'prokladki', name: 'Прокладки и сальники', keywords: 'прокладка гбц сальник', noun: 'Прокладка', makers: [['elring', 'клапанной крышки', 'ГБЦ'], ['victor', 'клапанной крышки', 'поддона'], ['corteco', 'клапанной крышки']], fit: 'car', ofEngine: 'any', price: [390, 5900], share: 16, about: 'Держит масло на всех режимах.' },
    ] },
    { code: 'transmissiya', name: 'Трансмиссия', kinds: [
      { code: 'stsepleniya', name: 'Комплекты сцепления', keywords: 'сцепление корзина диск сцепления', noun: 'Комплект сцепления', makers: [['luk', 'RepSet', 'RepSet Pro'], ['sachs'], ['valeo'], ['exedy']], fit: 'car', ofEngine: 'any', price: [5900, 29900], share: 16, about: 'Диск, корзина и выжимной подшипник.' },
      { code: 'shrusy', name: 'ШРУСы', keywords: 'шрус граната привод', noun: 'ШРУС', makers: [['gkn', 'наружный', 'внутренний'], ['febest', 'наружный', 'внутренний']], fit: 'car', price: [2400, 12900], share: 14, about: 'С пыльником, хомутами и смазкой.' },
    ] },
  ] },
];
