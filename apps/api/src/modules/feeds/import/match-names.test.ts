import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { openTestDatabase } from '../../../db/testing.ts';
import { marketClashes } from '../dictionary/market.ts';
import { loadStockDictionary } from '../dictionary/stock-dictionary.ts';
import { createNameMatcher, type NameMatcher } from './match-names.ts';

let database: Database;
let names: NameMatcher;
beforeAll(async () => {
  database = await openTestDatabase('pglite', { vehicles: 1 });
  names = createNameMatcher(await loadStockDictionary(database, 1));
});
afterAll(() => database.close());

const match = (mark: string, model: string, loosely = false) => {
  const found = names.match(names.marksOf(mark), model, loosely);
  return found && [`${found.mark.code}/${found.model.code}`, found.generation || found.rest];
};

test.each([
  ['BMW', 'X5, IV (G05)', ['bmw/x5', 'IV (G05)']],
  ['БМВ', 'Х5', ['bmw/x5', '']],
  ['bmw', 'BMW X5', ['bmw/x5', '']],
  ['Тойота', 'Камри', ['toyota/camry', '']],
  ['Toyota', 'Camry VIII (XV70) Рестайлинг', ['toyota/camry', 'VIII (XV70) Рестайлинг']],
  ['Toyota', 'Land Cruiser Prado', ['toyota/land-cruiser-prado', '']],
  ['Мерседес', 'E-Класс', ['mercedes-benz/e-class', '']],
  ['ВАЗ', 'Vesta', ['lada/vesta', '']],
  ['NIO', 'EC6, I', ['nio/ec6', 'I']],
  ['Xpeng', 'P7', ['xpeng/p7', '']],
  ['Toyota', 'Camry Zeta', undefined],
  ['Chery', 'Tiggo 19', undefined],
  ['Форд', 'Фокус 2 рест.', ['ford/focus', '2 рест.']],
  ['Skoda', 'Октавиа A7', ['skoda/octavia', 'A7']],
  ['Лада', 'Нива Legend', ['lada/niva-legend', '']],
  ['Лексус', 'РХ 350', ['lexus/rx', '']],
  ['Mersedes-Benz', 'E-класс', ['mercedes-benz/e-class', '']],
  ['КАМАЗ', '5490-S5', ['kamaz/5490', '']],
  ['Mercedes-Benz', 'Actros 1845', ['mercedes-benz/actros', '1845']],
  ['MAN', 'TGX 18.440', ['man/tgx', '18.440']],
  ['ГАЗ', 'ГАЗель NEXT A21R22', ['gaz/gazelle-next', 'A21R22']],
  ['BYD', 'Song Pro DM-i', ['byd/song-pro', 'DM-i']],
  ['Hyundai', 'Tucson (NX4)', ['hyundai/tucson', '(NX4)']],
  ['Tenet', 'T7 Ultra 4WD', ['tenet/t7', '']],
  ['Chery', 'Tiggo 7 Pro Max Ultimate', ['chery/tiggo-7-pro-max', '']],
  ['Chery', 'Tiggo 19 Ultimate', undefined],
  ['Toyota', 'Actros 1845', undefined],
  ['Toyota', 'X5', undefined],
  ['Нет такой', 'X5', undefined],
])('%s %s', (mark, model, found) => {
  expect(match(mark, model)).toEqual(found);
});

test.each(
  `LADA (ВАЗ)|Granta, I=lada/granta;ВАЗ (LADA)|2109=lada/2109;ВАЗ|2109 (Спутник)=lada/2109;Лада|21099=lada/21099;Тойота|Королла Аксио=toyota/corolla-axio;LADA (ВАЗ)|2114 Samara=lada/2114-samara;Lada|21213=lada/4x4;ВАЗ|2170 Priora=lada/priora;LADA (ВАЗ)|1111 Ока=lada/1111-oka;LADA (ВАЗ)|Niva=lada/niva;ГАЗ|ГАЗель 3302=gaz/3302;BMW|6 серия Gran Coupe=bmw/6-series-gran-coupe;Subaru|Impreza WRX STi=subaru/wrx-sti;
Volkswagen|Transporter, T6=volkswagen/transporter;VW|Caddy=volkswagen/caddy;Фольксваген|Кадди=volkswagen/caddy;Volkswagen|Multivan=volkswagen/multivan;Peugeot|Partner=peugeot/partner;Citroen|Berlingo=citroen/berlingo;Citroën|Jumpy=citroen/jumpy;Fiat|Doblo=fiat/doblo;Fiat|Ducato=fiat/ducato;Honda|HR-V=honda/hr-v;Хонда|ХР-В=honda/hr-v;Toyota|Hiace=toyota/hiace;Тойота|Хайс=toyota/hiace;УАЗ|Буханка=uaz/452;УАЗ|3909=uaz/3909;УАЗ|Patriot=uaz/patriot;
BMW|3 серия=bmw/3-series;BMW|5 серии, VII (G30)=bmw/5-series;BMW|3er=bmw/3-series;BMW|320i=bmw/3-series;BMW|X5 M=bmw/x5-m;BMW|5 серия GT=bmw/5-series-gt;Mercedes-Benz|GLE-Класс=mercedes-benz/gle;Mercedes-Benz|E-Класс, V (W213, S213, C238)=mercedes-benz/e-class;Mercedes-Benz|E-Klasse=mercedes-benz/e-class;Мерседес|S 500=mercedes-benz/s-class;Mercedes-Benz|ML 350=mercedes-benz/m-class;Mercedes-Benz|GLE Coupe=mercedes-benz/gle-coupe;Mercedes-Benz|CLS-klasse AMG=mercedes-benz/cls-amg;Mercedes-Benz|Atego=mercedes-benz/atego;
Lexus|RX 350=lexus/rx;Infiniti|FX35=infiniti/fx;Toyota|Mark II=toyota/mark-ii;Toyota|Chaser=toyota/chaser;Nissan|Skyline=nissan/skyline;Nissan|Almera Classic=nissan/almera-classic;Nissan|NP300=nissan/np300;Mitsubishi|Pajero iO=mitsubishi/pajero-io;Mitsubishi|Canter=mitsubishi/canter;Mazda|CX-3=mazda/cx-3;Mazda|323=mazda/323;Opel|Combo=opel/combo;Opel|Vivaro=opel/vivaro;Renault|Kangoo=renault/kangoo;Renault|Trafic=renault/trafic;Ford|Tourneo Custom=ford/tourneo-custom;Ford|Transit=ford/transit;Ford|Escort=ford/escort;
Hyundai|Santa Fe Classic=hyundai/santa-fe-classic;Hyundai|Porter=hyundai/porter;Kia|ceed SW, III Рестайлинг=kia/ceed-sw;Kia|Sorento Prime=kia/sorento-prime;Chevrolet|Blazer=chevrolet/blazer;Audi|100=audi/100;Audi|80, V (B4)=audi/80;Audi|RS 3=audi/rs3;Volvo|V60=volvo/v60;Skoda|Felicia=skoda/felicia;SEAT|Cordoba=seat/cordoba;Rover|75=rover/75;Buick|Enclave=buick/enclave;Pontiac|Vibe=pontiac/vibe;Vortex|Tingo=vortex/tingo;ТагАЗ|Tager=tagaz/tager;ИЖ|2126 Ода=izh/2126-oda;Москвич|412=moskvich/412;ГАЗ|3302=gaz/3302;ГАЗ|31105 «Волга»=gaz/31105-volga;ГАЗ|ГАЗель=gaz/gazel;ЗИЛ|5301 «Бычок»=zil/5301-bychok;ПАЗ|3205=paz/3205;КамАЗ|65115=kamaz/65115;КАМАЗ|5320=kamaz/5320;
Yamaha|XVS 650 Drag Star=yamaha/xvs650-drag-star;Honda|CB 400 SF=honda/cb400;Suzuki|Bandit 400=suzuki/gsf400-bandit;Kawasaki|ER-6n=kawasaki/er-6n;Harley-Davidson|Sportster Iron 883=harley-davidson/sportster-iron-883;Jawa|350/638=jawa/350;Stels|ATV 600 Leopard=stels/atv-600;BRP|Outlander=can-am/outlander;CFMOTO|X8=cfmoto/cforce-800;Sea-Doo|GTX 155=sea-doo/gtx-155;Scania|R440=scania/r440;DAF|XF 105=daf/xf105;Freightliner|Cascadia=freightliner/cascadia`
    .replaceAll('\n', '')
    .split(';')
    .map((row) => row.split(/[|=]/) as [string, string, string]),
)('the market’s spelling «%s %s» is %s', (mark, model, found) => {
  expect(match(mark, model)?.[0]).toBe(found);
});

test('a model of the market keeps its spellings once a delivery has given it its row', async () => {
  const dictionary = await loadStockDictionary(database, 1);
  const marks = dictionary.marks.filter(({ code }) => code === 'cfmoto');
  const model = names.match(marks, 'X8', false)?.model;
  const row = model && { ...model, id: 90_000, madeTo: null };
  const again = createNameMatcher({ ...dictionary, models: [...dictionary.models, ...(row ? [row] : [])] });
  expect(again.match(marks, 'X8 H.O.', false)?.model.id).toBe(90_000);
});

test('a spelling of the market’s table means one model of its mark', () => {
  expect(marketClashes()).toEqual([]);
});

test('where a model and its version share an element, the longest name of a model is taken', () => {
  expect(match('Toyota', 'Land Cruiser Prado 2.8d AT', true)).toEqual(['toyota/land-cruiser-prado', '2.8d AT']);
  expect(match('BMW', 'X5 30d 3.0d AT (249 л.с.) 4WD', true)).toEqual(['bmw/x5', '30d 3.0d AT (249 л.с.) 4WD']);
});

test('a trim behind the name of a model is told; what makes another model of the mark is none', () => {
  const trimOf = (mark: string, model: string) => names.match(names.marksOf(mark), model, false)?.trim;
  expect(trimOf('Belgee', 'X70 Prestige')).toBe('Prestige');
  expect(trimOf('Tenet', 'T7 Ultra 4WD')).toBe('Ultra');
  expect(match('Chery', 'Tiggo 2 Max')).toBeUndefined();
});

test('every model of the dictionaries is found by its own mark, name and code', async () => {
  const rows = await database.query<{ mark: string; code: string; model: string; name: string }>(
    'select m.name as mark, m.code, o.code as model, o.name from model o join mark m on m.id = o.mark_id',
  );
  for (const { mark, code, model, name } of rows) {
    expect([mark, name, match(mark, name)?.[0]]).toEqual([mark, name, `${code}/${model}`]);
    expect([code, model, match(code, model)?.[0]]).toEqual([code, model, `${code}/${model}`]);
  }
});

test('С-Класс in Russian letters is an S-Класс, but for what its version says', () => {
  const read = (model: string) => names.match(names.marksOf('Mercedes-Benz'), model, true)?.model.code;
  expect([read('С-Класс'), read('С-Класс C180 Особая серия')]).toEqual(['s-class', 'c-class']);
});

test.each([
  ['ПАО «КАМАЗ»', 'kamaz'],
  ['KIA MOTORS RUS', 'kia'],
  ['LADA АвтоВАЗ', 'lada'],
  ['BMW AG', 'bmw'],
])('a mark within the name of a firm, «%s»: %s', (said, code) => {
  expect(names.marksOf(said).map((mark) => mark.code)).toContain(code);
});

test('a name of two marks names none', () => {
  expect(names.marksOf('Chery Toyota')).toEqual([]);
});
