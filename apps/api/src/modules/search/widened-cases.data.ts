// biome-ignore-all format: dense table of queries
import { car, type JudgedCase } from './judged-cases.data.ts';

/** What a walk through the models, the categories and the pages found wrong and was mended (2026-11-26, ADR-078): everyday words for each, not a blind list. */
export const widenedCases: readonly JudgedCase[] = [
  car('тойота пробокс', 'Toyota Probox'), car('тойота премио', 'Toyota Premio'), car('вольксваген бора', 'Volkswagen Bora'), car('транспортер т5', 'Volkswagen Transporter Kasten'), car('фьюжен', 'Ford Fusion'),
  car('форд краун виктория', 'Ford Crown Victoria'), car('рено трафик', 'Renault Trafic'), car('рено вел сатис', 'Renault Vel Satis'), car('таукан', 'Porsche Taycan'), car('актион спорт', 'SsangYong Actyon Sports'),
  car('джили вижн', 'Geely Vision'), car('хавал биг дог', 'Haval Big Dog'), car('юни в', 'Changan UNI-V'), car('юни ти', 'Changan UNI-T'), car('омода ц5', 'Omoda'), car('жейку ж7', 'Jaecoo'), car('трумпчи', 'GAC'),
  car('таблетка уаз', 'УАЗ'), car('газ 24', 'ГАЗ 24 Волга'), car('лада гранда', 'Lada Granta'), car('нива ледженд', 'Lada Niva Legend'), car('икс рэй', 'Lada XRAY'), car('сарента', 'Kia Sorento'),
  car('сотка тойота', 'Toyota Land Cruiser'), car('ленд круизер', 'Toyota Land Cruiser'), car('кукурузник тойота', 'Toyota Land Cruiser'), car('лэнд крузер', 'Toyota Land Cruiser'), car('хитрила', 'Nissan X-Trail'),
  car('нот ниссан', 'Nissan Note'), car('мультик фольксваген', 'Volkswagen Multivan'), car('мондик', 'Ford Mondeo'), car('шевинива', 'Chevrolet Niva'), car('элька', 'Mitsubishi L200'), car('g63', 'Mercedes-Benz G-Класс'),
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
