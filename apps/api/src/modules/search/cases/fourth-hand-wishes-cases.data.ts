// biome-ignore-all format: dense table of queries
import { car } from './everyday-cases.data.ts';
import type { JudgedCase } from './judged-cases.data.ts';

const wished = (query: string): JudgedCase => ({ query, vehicle: '' });

/** Wishes of the twenty-sixth list (2026-11-27, ADR-078), of another hand and judged by two others, that no name tells, and as many of our own of the same classes; all were mended before they became rows. */
export const fourthHandWishes: readonly JudgedCase[] = [
  car('чёрный монжаро с панорамой', 'Geely Monjaro'), car('кия не старше 5 лет', 'Kia'), car('хавал джолион с панорамой', 'Haval Jolion'), car('киа спортейдж с кожаным салоном', 'Kia Sportage'), car('джили до 2 млн новый', 'Geely'), car('прадо дизель до 5 млн', 'Toyota Land Cruiser Prado'),
  wished('кроссовер полный привод до 2 млн'), wished('дизель внедорожник'), wished('семиместный китаец'), wished('первая машина жене автомат'), wished('недорогая машина для новичка'), wished('покажи машины до пятисот тысяч'), wished('какой электромобиль можно купить до трех миллионов'),
  { query: 'где моя заявка', page: '/lk/orders/' }, { query: 'доставка в другой город', page: ['/news/avtovoz-mezhdu-gorodami/', '/news/dostavka-mezhdu-gorodami/'] }, { query: 'сколько стоит доставка', page: ['/news/avtovoz-mezhdu-gorodami/', '/news/dostavka-mezhdu-gorodami/'] }, { query: 'самая дорогая машина', page: '/cars/?sort=price-desc' },
  wished('кроссовер для семьи до 2.5 млн'), wished('женская машина'), wished('седан представительского класса'), wished('авто бизнес класса'), wished('просторная машина'), wished('машина с высокой посадкой'), wished('машина с третьим рядом сидений'), wished('для дальних поездок'), wished('машина чтобы возить детей в школу'),
  wished('машина для доставки'), wished('зимняя машина'), wished('машина на газу'), wished('машина без дтп'), wished('не из такси'), wished('машина от собственника'), wished('машина в хорошем состоянии до 500 тысяч'), wished('экономичная машина с малым расходом'), wished('низкий расход топлива'), wished('машина для пенсионера'),
  wished('свежая машина с маленьким пробегом'), wished('тачка до ляма'), wished('кроссовер за 2 лимона'), wished('машина до 2-х млн'), wished('паркетник до 1.5кк'), wished('рамный внедорожник'), wished('гибрид на каждый день'), wished('пикап для работы'), wished('машина для работы в такси комфорт плюс'),
  wished('авто с вентиляцией сидений'), wished('с проекцией на лобовое'), wished('машина с автозапуском'), wished('с карплей'), wished('кожаный салон'), { query: 'подогрев сидений', goods: 'Накидка' }, { query: 'установка автозапуска', page: '/service/optional/' },
  wished('какую машину купить за 600 тысяч'), wished('есть машины до 300 тыс'), wished('машина в семью с двумя детьми'), wished('подарок жене машина'), wished('машина чтобы ездить на рыбалку'), wished('машина для перевозки грузов'), wished('машина с фаркопом'), wished('кроссовер 1.5 турбо'), wished('кроссовер без вариатора'),
  wished('авто до 5 лет'), wished('старая машина'), wished('машина из китая до 2 млн'), wished('авто из европы'), wished('топ кроссоверов'), { query: 'сдать старую машину', page: '/services/trade-in/' }, { query: 'гарантия до 5 лет', page: '/guaranty/' },
  { query: 'питбайк 125', vehicle: '', holding: 1 }, { query: 'литровый спортбайк', vehicle: '', holding: 1 }, { query: 'утилитарный квадроцикл', vehicle: '' }, { query: 'спортивный квадроцикл', vehicle: ['Yamaha', 'Polaris', 'Can-Am', 'CFMOTO', 'Stels'] },
  wished('самосвал 6х4'), wished('фургон 20 кубов'), wished('малотоннажный грузовик'), wished('грузопассажирский фургон'), wished('пассажирская газель'), { query: 'газель 4 метра тент', vehicle: 'ГАЗ' }, { query: 'маз бортовой', vehicle: ['МАЗ', 'Бортовых грузовиков МАЗ'] },
];
