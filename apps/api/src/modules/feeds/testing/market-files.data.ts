// biome-ignore-all format: dense tables of records
/** A record in the market's spelling: values in the order of the file's columns, and what must come of it. */
export type MarketRow = readonly [values: string, expected: string];
export type MarketFile = { name: string; columns: string; rows: readonly MarketRow[]; print: (rows: string[]) => string; record: (pairs: [string, string][]) => string };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const elements = (pairs: [string, string][]) => pairs.filter(([, text]) => text !== '').map(([name, text]) => `<${name}>${escaped(text)}</${name}>`).join('');

/** Made for this project; the values are the words of the marketplaces. */
export const marketFiles: readonly MarketFile[] = [
  { name: 'auto.ru without separate elements', columns: 'mark_id|folder_id|modification_id|body_type|color|run|year|price|availability|owners_number',
    print: (rows) => `<?xml version="1.0" encoding="utf-8"?><data><cars>${rows.join('')}</cars></data>`, record: (pairs) => `<car>${elements(pairs)}</car>`,
    rows: [
      ['BMW|X5, IV (G05)|30d 3.0d AT (249 л.с.) 4WD|Внедорожник 5 дв.|черный|24000|2021|7290000|в наличии|Один владелец', 'bmw/x5 used 24000 suv diesel automatic full 3000 249 black'],
      ['LADA (ВАЗ)|Granta, I Рестайлинг|1.6 MT (106 л.с.)|Лифтбек|белый|0|2026|1100000|в наличии|Не было владельцев', 'lada/granta new 0 liftback petrol manual front 1600 106 white'],
      ['Toyota|Camry, VIII (XV70)|2.5hyb CVT (181 л.с.) 4WD|Седан|серебристый|55000|2020|3100000|в наличии|Два владельца', 'toyota/camry used 55000 sedan hybrid variator full 2500 181 silver'],
      ['Volkswagen|ID.4, I|Electro AT (150 кВт)|Внедорожник 5 дв.|голубой|12000|2022|3400000|в наличии|', 'volkswagen/id-4 used 12000 suv electro automatic rear 0 204 light-blue'],
      ['Mercedes-Benz|E-Класс, V (W213, S213, C238)|200 2.0 AT (184 л.с.)|Седан|синий|88000|2018|3200000|в наличии|Три и более', 'mercedes-benz/e-class used 88000 sedan petrol automatic rear 2000 184 blue'],
      ['Kia|Rio, IV|1.6 AT (123 л.с.)|Седан|красный|70000|2019|1500000|в наличии|Один владелец', 'kia/rio used 70000 sedan petrol automatic front 1600 123 red'],
      ['Volkswagen|Transporter, T6|2.0d MT (140 л.с.)|Минивэн|серый|150000|2017|2600000|в наличии|Один владелец', 'volkswagen/transporter used 150000 minivan diesel manual front 2000 140 gray'],
      ['УАЗ|Patriot, I Рестайлинг 2|2.7 MT (150 л.с.) 4WD|Внедорожник 5 дв.|зеленый||2026|1900000|в наличии|', 'uaz/patriot new 0 suv petrol manual full 2700 150 green'],
      ['Haval|Jolion, I|1.5 AMT (150 л.с.)|Внедорожник 5 дв.|бежевый||2026|2300000|в наличии|', 'haval/jolion new 0 suv petrol robot front 1500 150 beige'],
      ['ГАЗ|3302|2.9 MT (107 л.с.)|Бортовой грузовик|белый|200000|2016|900000|в наличии|', 'gaz/3302 used 200000 truck petrol manual rear 2900 107 white'],
      ['Honda|HR-V, II|1.5hyb AMT (132 л.с.)|Внедорожник 5 дв.|чёрный|90000|2016|1700000|в наличии|', 'honda/hr-v used 90000 suv hybrid robot front 1500 132 black'],
      ['Audi|A6, V (C8)|45 TFSI 2.0 AMT (245 л.с.) 4WD|Седан|серый|40000|2020|4500000|в наличии|', 'audi/a6 used 40000 sedan petrol robot full 2000 245 gray'],
      ['Kia|Rio, III|1.6 AT (123 л.с.)|Седан|белый|60000|2014|900000|продан|', 'gone'], ['Kia|Rio, III|1.6 AT (123 л.с.)|Седан|белый|60000|2014|900000|снят с продажи|', 'gone'],
      ['Kia|Нет такой|1.6 AT (123 л.с.)|Седан|белый|60000|2014|900000|в наличии|', 'refused folder_id'], ['Kia|Rio, III|1.6 AT (123 л.с.)|летающая тарелка|белый|60000|2014|900000|в наличии|', 'refused body_type'],
      ['Kia|Rio, III|1.6 AT (123 л.с.)|Седан|белый|60000|2014|900000|спросите у Васи|', 'refused availability'],
    ] },
  { name: 'auto.ru with separate elements', columns: 'mark_id|folder_id|modification_id|body_type|color|run|year|price|engine_type|gearbox|drive|section',
    print: (rows) => `<data><cars>${rows.join('')}</cars></data>`, record: (pairs) => `<car>${elements(pairs)}</car>`,
    rows: [
      ['Skoda|Octavia, III (A7)|1.4 AMT (150 л.с.)|Лифтбек|коричневый|60 000|2018|1 750 000|Бензин|РКПП|Передний привод|used', 'skoda/octavia used 60000 liftback petrol robot front 1400 150 brown'],
      ['Subaru|Forester, V|2.0 CVT (150 л.с.) 4WD|Внедорожник 5 дв.|синий|35 тыс. км|2020|2 900 000|бензин|вариатор|полный подключаемый|used', 'subaru/forester used 35000 suv petrol variator full 2000 150 blue'],
      ['УАЗ|Буханка|2.7 MT (112 л.с.) 4WD|Фургон|серый|10000|2022|1 200 000|Бензин, газобаллонное оборудование|5МКПП|4х4|used', 'uaz/452 used 10000 van gas manual full 2700 112 gray'],
      ['Toyota|Land Cruiser, 300 Series|3.3d AT (299 л.с.) 4WD|Внедорожник 5 дв.|белый перламутр|15|2024|14 000 000|дизель|6АКПП|постоянный полный|new', 'toyota/land-cruiser new 15 suv diesel automatic full 3300 299 white'],
      ['Лада|Веста|1.6 MT (106 л.с.)|Хетчбэк|Тёмно-серый||2026|1 700 000|бензиновый|механика|передний|new', 'lada/vesta new 0 hatchback petrol manual front 1600 106 gray'],
    ] },
  { name: 'auto.ru with elements of other shapes', columns: 'mark_id|folder_id|modification_id|body-type|color|run|run_metric|year|price|currency|engineType|gearboxType|driveType|action',
    print: (rows) => `<data><cars>${rows.join('')}</cars></data>`, record: (pairs) => `<car>${elements(pairs)}</car>`,
    rows: [
      ['Toyota|Highlander|2.5hyb CVT (243 л.с.)|внедорожник|Вишнёвый|30000|км|2021|5100000|RUR|гибридный|E-CVT|полный подключаемый|show', 'toyota/highlander used 30000 suv hybrid variator full 2500 243 burgundy'],
      ['Jeep|Wrangler|3.6 AT (284 л.с.) 4WD|Внедорожник|Чёрный|50 000|миль|2014|3490000|руб.|бензин|автомат|полный|', 'jeep/wrangler used 80467 suv petrol automatic full 3600 284 black'],
      ['Infiniti|FX35|3.5 AT (307 л.с.) 4WD|Внедорожник|Белый|160000||2010|1290000||бензин|автомат|полный|', 'infiniti/fx used 160000 suv petrol automatic full 3500 307 white'],
      ['Evolute|i-Joy, I|Electro AT (130 кВт)|Внедорожник|Серый|||2024|2990000||Электро|Редуктор|передний|', 'evolute/i-joy new 0 suv electro reducer front 0 177 gray'],
      ['Kia|Rio, IV|1.6 AT (123 л.с.)|Седан|Белый|1000|км|2019|15000|USD|бензин|автомат|передний|', 'refused price'],
      ['Kia|Rio, IV|1.6 AT (123 л.с.)|Седан|Белый|1000|км|2019|1500000|RUR|бензин|автомат|передний|hide', 'gone'],
    ] },
  { name: 'Avito', columns: 'Make|Model|Modification|BodyType|Color|Kilometrage|Year|Price|FuelType|Transmission|DriveType|CarType|Power|EngineSize',
    print: (rows) => `<Ads formatVersion="3" target="Avito.ru">${rows.join('')}</Ads>`, record: (pairs) => `<Ad>${elements(pairs)}</Ad>`,
    rows: [
      ['ВАЗ (LADA)|2109|1.5 MT (71 л.с.)|Хетчбэк|Красный|120000|2001|120000|Бензин|Механика|Передний|С пробегом|71|1.5', 'lada/2109 used 120000 hatchback petrol manual front 1500 71 red'],
      ['Mercedes-Benz|GLE-класс|300 d 2.0 AT (245 л.с.) 4WD|Внедорожник|Чёрный|45000|2020|7500000|Дизель|Автомат|Полный|С пробегом|245|2.0', 'mercedes-benz/gle used 45000 suv diesel automatic full 2000 245 black'],
      ['BMW|3 серия|320i 2.0 AT (184 л.с.)|Седан|Серебряный|30000|2021|3800000|Бензин|Автомат|Задний|С пробегом|184|2.0', 'bmw/3-series used 30000 sedan petrol automatic rear 2000 184 silver'],
      ['Geely|Monjaro|2.0 AT (238 л.с.) 4WD|Внедорожник|Зелёный||2026|4400000|Бензин|Автомат|Полный|Новые|238|2.0', 'geely/monjaro new 0 suv petrol automatic full 2000 238 green'],
      ['Fiat|Doblo|1.4 MT (77 л.с.)|Минивэн|Оранжевый|160000|2012|550000|Бензин|Механика|Передний|С пробегом|77|1.4', 'fiat/doblo used 160000 minivan petrol manual front 1400 77 orange'],
    ] },
  { name: 'Autohub', columns: 'type|brand|model|modification|bodyType|bodyColor|mileage|year|price|engineType|gearboxType|driveType|enginePower|engineVolume',
    print: (rows) => `<vehicles>${rows.join('')}</vehicles>`, record: (pairs) => `<vehicle>${elements(pairs)}</vehicle>`,
    rows: [
      ['used|Peugeot|Partner|1.6d MT (90 л.с.)|compactvan|white|140000|2014|700000|diesel|manual|front|90|1560', 'peugeot/partner used 140000 minivan diesel manual front 1560 90 white'],
      ['new|Chery|Tiggo 7 Pro Max|1.5 CVT (147 л.с.)|suv|grey||2025|2400000|petrol|variator|front|147|1498', 'chery/tiggo-7-pro-max new 0 suv petrol variator front 1498 147 gray'],
      ['used|Hyundai|H-1|2.5d AT (170 л.с.)|minivan|silver|99000|2019|2900000|diesel|automatic|rear|170|2497', 'hyundai/h-1 used 99000 minivan diesel automatic rear 2497 170 silver'],
      ['used|ГАЗ|ГАЗель NN|2.5d MT (150 л.с.)|fullmetal_van|white|20000|2023|2600000|petrol_and_gas|manual|rear|150|2499', 'gaz/gazelle-nn used 20000 van gas manual rear 2499 150 white'],
    ] },
  { name: 'Carcopy', columns: 'category|make|model|version|body-type|color|run|year|price|engine-type|transmission|drive',
    print: (rows) => `<carcopy><offers>${rows.join('')}</offers></carcopy>`, record: (pairs) => `<offer>${elements(pairs)}</offer>`,
    rows: [
      ['used|Citroen|Berlingo|1.6 MT (109 л.с.)|Компактвэн|синий|130000|2011|600000|бензиновый|механическая|передний', 'citroen/berlingo used 130000 minivan petrol manual front 1600 109 blue'],
      ['used|Nissan|X-Trail, III (T32)|2.5 CVT (171 л.с.) 4WD|Внедорожник|бордовый|66000|2019|2300000|бензиновый|вариаторная|полный', 'nissan/x-trail used 66000 suv petrol variator full 2500 171 burgundy'],
      ['new|Zeekr|001, I|Electro AT (400 кВт) 4WD|Лифтбек|оранжевый|10|2025|6400000|электрический|автоматическая|4WD', 'zeekr/001 new 10 liftback electro automatic full 0 544 orange'],
    ] },
  { name: 'YML', columns: 'vendor|model|price|param:Кузов|param:Цвет|param:Пробег, км|param:Год выпуска|param:Двигатель|param:КПП|param:Привод|param:Мощность, л.с.|param:Состояние',
    print: (rows) => `<yml_catalog date="2026-11-23 10:00"><shop><offers>${rows.join('')}</offers></shop></yml_catalog>`,
    record: (pairs) => `<offer id="1" available="true">${pairs.map(([name, text]) => name.startsWith('param:') || name === 'vin' ? `<param name="${name === 'vin' ? 'VIN' : name.slice(6)}">${escaped(text)}</param>` : `<${name}>${escaped(text)}</${name}>`).join('')}</offer>`,
    rows: [
      ['Renault|Duster 1.5d MT (109 л.с.) 4WD|1450000|Внедорожник|Хаки|80000|2018|Дизель|МКПП|Полный|109|С пробегом', 'renault/duster used 80000 suv diesel manual full 1500 109 green'],
      ['Toyota|Hiace 2.8d AT (177 л.с.)|3900000|Микроавтобус|Белый|40000|2021|Дизель|АКПП|Задний|177|С пробегом', 'toyota/hiace used 40000 microbus diesel automatic rear 2800 177 white'],
      ['Haval|Dargo X 2.0 AMT 4WD Premium|3399000|Внедорожник|Зелёный|0|2025|Бензин 2.0|Робот|Полный|192|Новый', 'haval/dargo-x new 0 suv petrol robot full 2000 192 green'],
      ['Honda|CB650R|890000||Чёрный|14 000|2020|бензин 0,65|||95|Б/у', 'honda/cb650r used 14000 road petrol manual chain 650 95 black'],
      ['КАМАЗ|5490 NEO|5490000|Седельный тягач|Красный|412 000|2020|Дизель|Робот||401|С пробегом', 'kamaz/5490-neo used 412000 truck diesel robot rear 0 401 red'],
      ['Volkswagen|Caddy 1.6 MT (110 л.с.)|1500000|Компактвэн|Жёлтый|90000|2017|Бензин|Механика|Передний привод|110|б/у', 'volkswagen/caddy used 90000 minivan petrol manual front 1600 110 yellow'],
    ] },
  { name: 'CSV', columns: 'Марка|Модель|Модификация|Тип кузова|Цвет кузова|Пробег, км|Год выпуска|Цена, руб.|Тип двигателя|Коробка передач|Привод|Мощность (л.с.)|Объём двигателя, л',
    print: (rows) => rows.join(''), record: (pairs) => `${pairs.map(([, text]) => (text.includes(';') ? `"${text}"` : text)).join(';')}\r\n`,
    rows: [
      ['ВАЗ|21099|1.5 MT|Седан|Вишнёвый|180 000|1999|90 000|бензин|мех.|передний|71|1,5', 'lada/21099 used 180000 sedan petrol manual front 1500 71 burgundy'],
      ['КАМАЗ|65115|6.7d MT (300 л.с.)|Самосвал|Оранжевый|90 000|2018|4 500 000|дизель|механика|6х4|300|6,7', 'kamaz/65115 used 90000 truck diesel manual rear 6700 300 orange'],
      ['Ford|Transit|2.2d MT (125 л.с.)|Цельнометаллический фургон|Белый|220 000|2013|1 100 000|Дизельный|МКПП|Задний|125|2,2', 'ford/transit used 220000 van diesel manual rear 2200 125 white'],
      ['Лада|Гранта||лифтб.|сереб.|87000км|2018г.|629000|бензин|МКПП-5|передн.|87|1,6', 'lada/granta used 87000 liftback petrol manual front 1600 87 silver'],
      ['ВАЗ|2121 (4x4)||внед.3дв|корич|54 т.км|2019|790 000|бенз.|мех.|полн.|83|1.7i', 'lada/4x4 used 54000 suv-3d petrol manual full 1700 83 brown'],
      ['Лада|Нива Legend||внед.|т.-зел.|12 тыс|2022|899 000|бенз.|мех.|4х4|83|1,7', 'lada/niva-legend used 12000 suv petrol manual full 1700 83 green'],
      ['Chery|Тиго 7 Про||внедор.|бел.|31 000|2022|1 990 000|бензин|вариат.|перед.|147|1.5 Turbo', 'chery/tiggo-7-pro used 31000 suv petrol variator front 1500 147 white'],
      ['Мерседес|ML 350|3.0d AT (258 л.с.) 4WD|Внедорожник|Чёрный металлик|160 000|2013|2 300 000|Дизель|АКПП-7|полный|258|3,0', 'mercedes-benz/m-class used 160000 suv diesel automatic full 3000 258 black'],
      ['Эксид|RX||кроссовер|черн.|б/п|2026|4 190 000|бензин|робот|полн.|249|2,0', 'exeed/rx new 0 suv petrol robot full 2000 249 black'],
      ['Хендай|Ай-Икс 35||кроссовер|кор.|147 800|2013|1 250 000|бензин|авт.|полн.|150|2,0', 'hyundai/ix35 used 147800 suv petrol automatic full 2000 150 brown'],
      ['Урал|Gear Up|||зел.|4 300|2021|1 190 000|бензин|мех.||41|0,75', 'ural/gear-up used 4300 classic petrol manual shaft 750 41 green'],
    ] },
];
