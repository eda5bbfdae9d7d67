// biome-ignore-all format: dense table of facts
import { markHeads as m } from './mark-heads.data.ts';
import type { MarkFacts } from './types.ts';

/** Quad bikes and side-by-sides. Prices in thousand roubles, late 2026. */
export const atv: readonly MarkFacts[] = [
  { ...m.cfmoto, models: [
    { code: 'cforce-450', name: 'CFORCE 450', nameRu: 'СИ Форс 450', type: 'atv', years: [2012, null], bodies: ['atv'], seats: [1, 2], engines: [['petrol', 400, 31, ['variator'], ['full']]], newPrice: [660, 740], trims: ['S', 'L', 'L EPS'] },
    { code: 'cforce-520', name: 'CFORCE 520', nameRu: 'СИ Форс 520', type: 'atv', years: [2019, null], bodies: ['atv'], seats: [2], engines: [['petrol', 495, 38, ['variator'], ['full']]], newPrice: [790, 870], trims: ['L', 'L EPS'] },
    { code: 'cforce-600', name: 'CFORCE 600', nameRu: 'СИ Форс 600', type: 'atv', years: [2018, null], bodies: ['atv'], seats: [1, 2], engines: [['petrol', 580, 44, ['variator'], ['full']]], newPrice: [890, 990], trims: ['S EPS', 'L EPS', 'Touring'] },
    { code: 'cforce-800-xc', name: 'CFORCE 800 XC', nameRu: 'СИ Форс 800 ХЦ', type: 'atv', years: [2013, null], generations: [['X8', 2013, 2018], ['X8 H.O.', 2019, null]], bodies: ['atv'], seats: [2], engines: [['petrol', 800, 62, ['variator'], ['full']]], newPrice: [1080, 1180], trims: ['EPS', 'H.O. EPS'] },
    { code: 'cforce-1000', name: 'CFORCE 1000', nameRu: 'СИ Форс 1000', type: 'atv', years: [2019, null], bodies: ['atv'], seats: [2], engines: [['petrol', 963, 79, ['variator'], ['full']]], newPrice: [1250, 1480], trims: ['EPS', 'Overland', 'MUD'] },
    { code: 'zforce-1000', name: 'ZFORCE 1000 Sport', nameRu: 'ЗИ Форс 1000', type: 'atv', years: [2016, null], bodies: ['atv'], seats: [2, 4], engines: [['petrol', 963, 90, ['variator'], ['full']]], newPrice: [1550, 1900], trims: ['Sport', 'Sport R', 'Sport-4'] },
    { code: 'uforce-1000', name: 'UFORCE 1000', nameRu: 'Ю Форс 1000', type: 'atv', years: [2018, null], bodies: ['atv'], seats: [3, 6], engines: [['petrol', 963, 79, ['variator'], ['full']]], newPrice: [1600, 1950], trims: ['EPS', 'XL EPS'] },
  ] },
  { ...m.stels, models: [
    { code: 'atv-300b', name: 'ATV 300B', nameRu: 'АТВ 300Б', type: 'atv', years: [2012, 2021], bodies: ['atv'], seats: [1], engines: [['petrol', 271, 20, ['variator'], ['rear']]], basePrice: [280, 310], trims: ['Standard'] },
    { code: 'guepard-650', name: 'Guepard 650', nameRu: 'Гепард 650', type: 'atv', years: [2014, null], bodies: ['atv'], seats: [2], engines: [['petrol', 677, 45, ['variator'], ['full']]], newPrice: [780, 880], trims: ['Standard', 'Trophy', 'Trophy EPS'] },
    { code: 'guepard-850', name: 'Guepard 850', nameRu: 'Гепард 850', type: 'atv', years: [2015, null], bodies: ['atv'], seats: [2], engines: [['petrol', 850, 68, ['variator'], ['full']]], newPrice: [900, 1050], trims: ['Trophy', 'Trophy Pro EPS', 'Trophy EPS CVTech'] },
    { code: 'leopard-600', name: 'Leopard 600', nameRu: 'Леопард 600', type: 'atv', years: [2012, 2020], bodies: ['atv'], seats: [2], engines: [['petrol', 565, 38, ['variator'], ['full']]], basePrice: [620, 690], trims: ['LE', 'YS', 'YS EPS'] },
    { code: 'viking-700', name: 'Viking 700', nameRu: 'Викинг 700', type: 'atv', years: [2019, 2024], bodies: ['atv'], seats: [2], engines: [['petrol', 677, 48, ['variator'], ['full']]], basePrice: [880, 960], trims: ['Standard', 'EPS'] },
  ] },
  { ...m.polaris, models: [
    { code: 'sportsman-570', name: 'Sportsman 570', nameRu: 'Спортсмен 570', type: 'atv', years: [2014, null], bodies: ['atv'], seats: [1, 2], engines: [['petrol', 567, 44, ['variator'], ['full']]], newPrice: [1150, 1450], trims: ['Base', 'EPS', 'Touring EPS', 'Trail'] },
    { code: 'sportsman-850', name: 'Sportsman 850', nameRu: 'Спортсмен 850', type: 'atv', years: [2009, null], bodies: ['atv'], seats: [1, 2], engines: [['petrol', 850, 78, ['variator'], ['full']]], newPrice: [1650, 1950], trims: ['Premium', 'Touring', 'High Lifter'] },
    { code: 'sportsman-xp-1000', name: 'Sportsman XP 1000', nameRu: 'Спортсмен ХП 1000', type: 'atv', years: [2014, null], bodies: ['atv'], seats: [1, 2], engines: [['petrol', 952, 89, ['variator'], ['full']]], newPrice: [1950, 2450], trims: ['Standard', 'Trail', 'S', 'High Lifter'] },
    { code: 'scrambler-xp-1000', name: 'Scrambler XP 1000', nameRu: 'Скрэмблер ХП 1000', type: 'atv', years: [2014, null], bodies: ['atv'], seats: [1], engines: [['petrol', 952, 89, ['variator'], ['full']]], newPrice: [2100, 2350], trims: ['Standard', 'S'] },
    { code: 'rzr-xp-1000', name: 'RZR XP 1000', nameRu: 'РЗР ХП 1000', type: 'atv', years: [2014, null], bodies: ['atv'], seats: [2, 4], engines: [['petrol', 999, 110, ['variator'], ['full']]], newPrice: [2900, 3600], trims: ['Sport', 'Premium', 'XP 4 Premium', 'Ultimate'] },
    { code: 'ranger-xp-1000', name: 'Ranger XP 1000', nameRu: 'Рейнджер ХП 1000', type: 'atv', years: [2017, null], bodies: ['atv'], seats: [3, 6], engines: [['petrol', 999, 82, ['variator'], ['full']]], newPrice: [2850, 4200], trims: ['Premium', 'Trail Boss', 'Crew Premium', 'NorthStar'] },
  ] },
  { ...m.canAm, models: [
    { code: 'outlander-570', name: 'Outlander MAX 570', nameRu: 'Аутлендер Макс 570', type: 'atv', years: [2016, 2023], bodies: ['atv'], seats: [2], engines: [['petrol', 570, 48, ['variator'], ['full']]], basePrice: [1350, 1600], trims: ['Base', 'DPS', 'XT', 'PRO'] },
    { code: 'outlander-700', name: 'Outlander MAX 700', nameRu: 'Аутлендер Макс 700', type: 'atv', years: [2023, null], bodies: ['atv'], seats: [2], engines: [['petrol', 650, 50, ['variator'], ['full']]], newPrice: [1450, 1750], trims: ['DPS', 'XT', 'PRO'] },
    { code: 'outlander-1000r', name: 'Outlander MAX 1000R', nameRu: 'Аутлендер Макс 1000', type: 'atv', years: [2012, null], bodies: ['atv'], seats: [2], engines: [['petrol', 976, 91, ['variator'], ['full'], [2012, 2023]], ['petrol', 999, 101, ['variator'], ['full'], [2024, null]]], newPrice: [2250, 2900], trims: ['XT', 'XT-P', 'Limited', 'X mr'] },
    { code: 'renegade-1000r', name: 'Renegade 1000R', nameRu: 'Ренегейд 1000', type: 'atv', years: [2012, null], bodies: ['atv'], seats: [1], engines: [['petrol', 976, 91, ['variator'], ['full'], [2012, 2024]], ['petrol', 999, 101, ['variator'], ['full'], [2025, null]]], newPrice: [2200, 2700], trims: ['XXC', 'X mr'] },
    { code: 'maverick-x3', name: 'Maverick X3', nameRu: 'Маверик Х3', type: 'atv', years: [2017, null], bodies: ['atv'], seats: [2, 4], engines: [['petrol', 900, 135, ['variator'], ['full']], ['petrol', 900, 200, ['variator'], ['full']]], newPrice: [3300, 4900], trims: ['RS Turbo', 'DS Turbo RR', 'MAX DS Turbo RR', 'X rs Turbo RR'] },
    { code: 'traxter-hd10', name: 'Traxter HD10', nameRu: 'Тракстер HD10', type: 'atv', years: [2016, null], bodies: ['atv'], seats: [3, 6], engines: [['petrol', 976, 82, ['variator'], ['full']]], newPrice: [2900, 4300], trims: ['DPS', 'XT', 'MAX XT', 'Limited'] },
  ] },
  { ...m.yamaha, models: [
    { code: 'grizzly-350', name: 'Grizzly 350', nameRu: 'Гризли 350', type: 'atv', years: [2007, 2019], bodies: ['atv'], seats: [1], engines: [['petrol', 348, 21, ['variator'], ['full', 'rear']]], basePrice: [750, 820], trims: ['2WD', '4WD'] },
    { code: 'grizzly-700', name: 'Grizzly 700', nameRu: 'Гризли 700', type: 'atv', years: [2007, null], bodies: ['atv'], seats: [1], engines: [['petrol', 686, 46, ['variator'], ['full'], [2007, 2015]], ['petrol', 686, 50, ['variator'], ['full'], [2016, null]]], newPrice: [1550, 1800], trims: ['EPS', 'EPS SE', 'XT-R'] },
    { code: 'kodiak-450', name: 'Kodiak 450', nameRu: 'Кодиак 450', type: 'atv', years: [2018, null], bodies: ['atv'], seats: [1], engines: [['petrol', 421, 31, ['variator'], ['full']]], newPrice: [1050, 1200], trims: ['Standard', 'EPS', 'EPS SE'] },
    { code: 'kodiak-700', name: 'Kodiak 700', nameRu: 'Кодиак 700', type: 'atv', years: [2016, null], bodies: ['atv'], seats: [1], engines: [['petrol', 686, 47, ['variator'], ['full']]], newPrice: [1350, 1550], trims: ['EPS', 'EPS SE'] },
    { code: 'yfz450r', name: 'YFZ450R', nameRu: 'ИФЗ 450 Р', type: 'atv', years: [2009, null], bodies: ['atv'], seats: [1], engines: [['petrol', 449, 47, ['manual'], ['chain']]], newPrice: [1350, 1480], trims: ['Standard', 'SE'] },
    { code: 'raptor-700r', name: 'Raptor 700R', nameRu: 'Раптор 700', type: 'atv', years: [2006, null], bodies: ['atv'], seats: [1], engines: [['petrol', 686, 46, ['manual'], ['chain']]], newPrice: [1280, 1400], trims: ['Standard', 'SE'] },
  ] },
  { ...m.honda, models: [
    { code: 'trx420-rancher', name: 'TRX420 Rancher', nameRu: 'Ранчер 420', type: 'atv', years: [2007, null], bodies: ['atv'], seats: [1], engines: [['petrol', 420, 27, ['manual', 'robot'], ['full', 'rear']]], basePrice: [950, 1150], trims: ['TM', 'TA DCT', 'FM', 'FA DCT'] },
    { code: 'trx680-rincon', name: 'TRX680 Rincon', nameRu: 'Ринкон 680', type: 'atv', years: [2006, 2022], bodies: ['atv'], seats: [1], engines: [['petrol', 675, 39, ['automatic'], ['full']]], basePrice: [1250, 1350], trims: ['FA'] },
  ] },
  { ...m.suzuki, models: [
    { code: 'kingquad-750', name: 'KingQuad 750', nameRu: 'Кинг Квад 750', type: 'atv', years: [2008, null], bodies: ['atv'], seats: [1], engines: [['petrol', 722, 50, ['variator'], ['full']]], newPrice: [1350, 1530], trims: ['AXi', 'AXi EPS', 'AXi Rugged'] },
    { code: 'kingquad-500', name: 'KingQuad 500', nameRu: 'Кинг Квад 500', type: 'atv', years: [2009, null], bodies: ['atv'], seats: [1], engines: [['petrol', 493, 38, ['variator'], ['full']]], basePrice: [1180, 1300], trims: ['AXi', 'AXi EPS'] },
  ] },
  { ...m.rm, models: [
    { code: 'rm-500-2', name: '500-2', nameRu: '500-2', type: 'atv', years: [2014, null], bodies: ['atv'], seats: [2], engines: [['petrol', 493, 34, ['variator'], ['full']]], newPrice: [620, 680], trims: ['Стандарт', 'С лебёдкой'] },
    { code: 'rm-650-2', name: '650-2', nameRu: '650-2', type: 'atv', years: [2015, null], bodies: ['atv'], seats: [2], engines: [['petrol', 594, 41, ['variator'], ['full']]], newPrice: [730, 800], trims: ['Стандарт', 'EPS'] },
    { code: 'rm-800-duo', name: '800 DUO', nameRu: '800 Дуо', type: 'atv', years: [2017, null], bodies: ['atv'], seats: [2], engines: [['petrol', 800, 60, ['variator'], ['full']]], newPrice: [930, 1030], trims: ['Стандарт', 'EPS'] },
    { code: 'rm-800-utv', name: '800 UTV', nameRu: '800 УТВ', type: 'atv', years: [2019, null], bodies: ['atv'], seats: [2], engines: [['petrol', 800, 60, ['variator'], ['full']]], newPrice: [1150, 1290], trims: ['Стандарт', 'Кабина'] },
  ] },
  { ...m.linhai, models: [
    { code: 'm170', name: 'M170', nameRu: 'М 170', type: 'atv', years: [2019, null], bodies: ['atv'], seats: [1], engines: [['petrol', 177, 12, ['variator'], ['rear']]], newPrice: [270, 300], trims: ['Standard'] },
    { code: 'm200', name: 'M200', nameRu: 'М 200', type: 'atv', years: [2015, null], bodies: ['atv'], seats: [1], engines: [['petrol', 176, 13, ['variator'], ['rear']]], newPrice: [310, 340], trims: ['Standard', 'EFI'] },
    { code: 'm550l', name: 'M550L', nameRu: 'М 550 Л', type: 'atv', years: [2016, null], bodies: ['atv'], seats: [2], engines: [['petrol', 493, 36, ['variator'], ['full']]], newPrice: [640, 700], trims: ['EFI', 'EPS'] },
    { code: 't-boss-550', name: 'T-Boss 550', nameRu: 'Ти-Босс 550', type: 'atv', years: [2018, null], bodies: ['atv'], seats: [2], engines: [['petrol', 493, 36, ['variator'], ['full']]], newPrice: [920, 1010], trims: ['Standard', 'EPS'] },
  ] },
  { ...m.segway, models: [
    { code: 'snarler-at6', name: 'Snarler AT6', nameRu: 'Снарлер АТ6', type: 'atv', years: [2021, null], bodies: ['atv'], seats: [1, 2], engines: [['petrol', 567, 44, ['variator'], ['full']]], newPrice: [870, 1010], trims: ['S', 'L', 'LX'] },
    { code: 'snarler-at10', name: 'Snarler AT10', nameRu: 'Снарлер АТ10', type: 'atv', years: [2023, null], bodies: ['atv'], seats: [2], engines: [['petrol', 999, 95, ['variator'], ['full']]], newPrice: [1480, 1650], trims: ['Standard', 'W'] },
    { code: 'villain-sx10', name: 'Villain SX10', nameRu: 'Виллейн СХ10', type: 'atv', years: [2021, null], bodies: ['atv'], seats: [2], engines: [['petrol', 1000, 105, ['variator'], ['full']]], newPrice: [1950, 2250], trims: ['X', 'WX'] },
    { code: 'fugleman-ut10', name: 'Fugleman UT10', nameRu: 'Фуглеман УТ10', type: 'atv', years: [2021, null], bodies: ['atv'], seats: [3, 6], engines: [['petrol', 1000, 105, ['variator'], ['full']]], newPrice: [2050, 2500], trims: ['E', 'X', 'Crew'] },
  ] },
  { ...m.aodes, models: [
    { code: 'pathcross-525', name: 'Pathcross ATV525', nameRu: 'Паткросс 525', type: 'atv', years: [2022, null], bodies: ['atv'], seats: [2], engines: [['petrol', 496, 36, ['variator'], ['full']]], newPrice: [690, 760], trims: ['L', 'L EPS'] },
    { code: 'pathcross-650', name: 'Pathcross ATV650', nameRu: 'Паткросс 650', type: 'atv', years: [2021, null], bodies: ['atv'], seats: [1, 2], engines: [['petrol', 580, 44, ['variator'], ['full']]], newPrice: [780, 880], trims: ['S', 'L', 'Pro'] },
    { code: 'pathcross-1000', name: 'Pathcross ATV1000', nameRu: 'Паткросс 1000', type: 'atv', years: [2021, null], bodies: ['atv'], seats: [2], engines: [['petrol', 976, 83, ['variator'], ['full']]], newPrice: [1080, 1280], trims: ['L', 'Pro', 'MUD Pro'] },
    { code: 'workcross-1000', name: 'Workcross UTV1000', nameRu: 'Воркросс 1000', type: 'atv', years: [2022, null], bodies: ['atv'], seats: [3, 6], engines: [['petrol', 976, 83, ['variator'], ['full']]], newPrice: [1450, 1750], trims: ['Standard', 'Crew'] },
  ] },
  { ...m.loncin, models: [
    { code: 'xwolf-300', name: 'XWolf 300', nameRu: 'Икс Вулф 300', type: 'atv', years: [2019, null], bodies: ['atv'], seats: [1], engines: [['petrol', 271, 22, ['variator'], ['full', 'rear']]], newPrice: [420, 480], trims: ['Standard', '4x4'] },
    { code: 'xwolf-550', name: 'XWolf 550', nameRu: 'Икс Вулф 550', type: 'atv', years: [2020, null], bodies: ['atv'], seats: [2], engines: [['petrol', 493, 35, ['variator'], ['full']]], newPrice: [640, 710], trims: ['L', 'L EPS'] },
    { code: 'xwolf-700', name: 'XWolf 700', nameRu: 'Икс Вулф 700', type: 'atv', years: [2020, null], bodies: ['atv'], seats: [2], engines: [['petrol', 686, 47, ['variator'], ['full']]], newPrice: [830, 920], trims: ['MV', 'L EPS'] },
  ] },
  { ...m.motoland, models: [
    { code: 'eagle-125', name: 'ATV Eagle 125', nameRu: 'Игл 125', type: 'atv', years: [2016, null], bodies: ['atv'], seats: [1], engines: [['petrol', 124, 8, ['automatic'], ['chain']]], newPrice: [125, 145], trims: ['Standard', 'Lux'] },
    { code: 'wild-track-200', name: 'Wild Track 200', nameRu: 'Вайлд Трек 200', type: 'atv', years: [2018, null], bodies: ['atv'], seats: [1], engines: [['petrol', 177, 13, ['variator'], ['rear']]], newPrice: [230, 265], trims: ['Standard', 'Lux'] },
    { code: 'all-road-300', name: 'All Road 300', nameRu: 'Олл Роуд 300', type: 'atv', years: [2019, null], bodies: ['atv'], seats: [1], engines: [['petrol', 271, 20, ['variator'], ['rear']]], newPrice: [330, 365], trims: ['Standard'] },
  ] },
];
