// biome-ignore-all format: dense table of queries
import type { JudgedCase } from './judged-cases.data.ts';

const wished = (query: string): JudgedCase => ({ query, vehicle: '' });
const car = (query: string, vehicle: string): JudgedCase => ({ query, vehicle });
const leads = (query: string, page: string): JudgedCase => ({ query, page });

/** Marks of China that make a saloon. */
const chinese = ['Geely', 'Chery', 'Changan', 'Hongqi', 'Zeekr', 'GAC', 'Dongfeng', 'BYD', 'Exeed', 'Haval', 'Xpeng', 'Kaiyi', 'FAW', 'Luxeed', 'Xiaomi', 'Venucia', 'Avatr', 'Voyah', 'Omoda', 'Tenet', 'Bestune', 'Aito', 'BAIC', 'JAC', 'Livan', 'Jetta', 'Lifan', 'MG', 'Deepal', 'Leapmotor', 'Nio', 'Denza'];
/** Marks that make choppers beside Harley-Davidson. */
const others = ['BMW', 'Урал', 'CFMOTO', 'Honda', 'Kawasaki', 'Yamaha', 'Suzuki', 'Benda', 'Stels', 'Triumph', 'Indian', 'Voge', 'Regulmoto', 'Keeway', 'QJ', 'Moto Guzzi', 'Bajaj', 'Royal', 'Zontes', 'Motoland', 'Racer', 'Ducati', 'Loncin', 'KTM', 'Minsk'];

/** The thirty-sixth list, of a stranger (2026-11-28, ADR-078): a row or two of each cause, judged by eye at both holdings. */
export const eighthHandVehicleCases: readonly JudgedCase[] = [
  // Needs: what rides along, how fast, warm and thrifty it is, what it is equipped with
  wished('машина для семьи с тремя детьми чтобы три кресла в ряд'), wished('первая машина дочке 18 лет'), wished('универсал чтобы лыжи влезали'), wished('расход не больше 6 литров'), wished('чтоб разгон меньше 5 секунд'), wished('подогрев всего, руль лобовое задние сиденья'),
  wished('капитанские кресла во втором ряду'), wished('белый салон панорама люк'), wished('камера 360 и адаптивный круиз'), wished('с вебастой и подогревом лобового'), wished('атмосферник без турбины кроссовер'), wished('машина инструктору с дублирующими педалями'),
  wished('подарок жене на 8 марта до двух с половиной'), wished('немец 5 лет не старше'), wished('от 2020 года один владелец дилерское обслуживание'), wished('внедорожник с блокировкой и понижайкой'), wished('дизель рама полный привод'), leads('хочу поменять ладу на китайца', '/services/trade-in/'),
  // Cars like another, marks that are not wanted
  { query: 'как камри но китайская', vehicle: chinese }, wished('что нибудь как прадо но новое'), { query: 'чоппер не харлей', vehicle: others, holding: 1 }, { query: 'авто кроме лады и уаза до 1,5 млн новые', vehicle: ['Автомобилей', 'Москвич', 'Solaris', 'Belgee', 'Datsun', 'Ravon', 'Kia', 'Hyundai', 'Chery', 'JAC', 'Renault', 'ГАЗ', 'ЗАЗ', 'Daewoo'] },
  // Wishes of a named model
  car('l200 механика до 1800', 'Mitsubishi L200'), car('белджи х50+', 'Belgee X50'), car('х5 м пакет', 'BMW X5'), car('е класс дизель амг обвес', 'Mercedes-Benz E-Класс'), car('джейку j7 прошлого года со скидкой', 'Jaecoo J7'),
  // Slang, codes of engines
  car('зубило девятка', 'Lada 2109'), car('танк трехсотка', 'Tank 300'), car('фредлайнер капотник', 'Freightliner'), leads('2jz', '/service/auto-parts/'), leads('м57 мотор', '/service/auto-parts/'),
  // Half typed
  car('шахман х3', 'Shacman X3000'), car('лексус rx 3', 'Lexus RX'), { query: 'масло 5w3', goods: '5W-3' },
  // Slips and spaces
  car('ауд иа6', 'Audi A6'), car('ни ва шевроле', 'Chevrolet Niva'), car('эксид тэ икс эль', 'Exeed TXL'), wished('bu mashiny s probegom'), { query: 'рзина r15', goods: 'Шина' }, car('лик сян', 'Li Auto'),
  // Things by what they are to be like
  { query: 'не шипы а липучка 205 55 16', goods: 'Шина зимняя нешипованная' }, { query: 'масло чтоб не угорало на старом моторе', goods: 'Масло моторное' }, { query: 'шины которые не шумят на лето 17', goods: 'Шина летняя' },
  // Motorcycles
  { query: 'низкая седушка для девушки мотоцикл', vehicle: '', holding: 1 }, { query: 'bmw r12', vehicle: 'BMW R 1250', holding: 1 },
];
