// biome-ignore-all format: dense table of queries
import { car } from './everyday-cases.data.ts';
import type { JudgedCase } from './judged-cases.data.ts';

/** What the twenty-sixth list (2026-11-27, of another hand) asked by names that people say, with queries of the same classes of our own, judged at both holdings after their causes were mended. */
export const fourthHandNamesCases: readonly JudgedCase[] = [
  // Generations and years: what is there, else the same model of other years
  car('туссан 4', 'Hyundai Tucson'), car('фокус три', 'Ford Focus'), car('второй фокус', 'Ford Focus'), car('рав4 5 поколение', 'Toyota RAV4'), car('w213', 'Mercedes-Benz E-Класс'), car('солярис 2', 'Hyundai Solaris'), car('рав4 2021', 'Toyota RAV4'), car('октавия третья', 'Skoda Octavia'),
  car('паджеро третий', 'Mitsubishi Pajero'), car('хендай аксент 2', 'Hyundai Accent'), car('форд фокус 2 рестайлинг', 'Ford Focus'), car('цешка 204', 'Mercedes-Benz C-Класс'), car('бмв ф30', 'BMW 3'), car('тиана 32', 'Nissan Teana'), car('форик sj', 'Subaru Forester'), car('веста нг', 'Lada Vesta'), car('гранта фл', 'Lada Granta'), car('джолион 2', 'Haval Jolion'), car('сорик 2', 'Kia Sorento'),
  car('lancer x', 'Mitsubishi Lancer'), car('цивик 9', 'Honda Civic'), car('корса д', 'Opel Corsa'), car('соната nf', 'Hyundai Sonata'), car('приус 20', 'Toyota Prius'), car('фф2', 'Ford Focus'), car('мондео 5', 'Ford Mondeo'), car('йети 2011', 'Skoda Yeti'), car('аркана 2019', 'Renault Arkana'), car('крета за полтора ляма', 'Hyundai Creta'),
  // A family is no other car
  car('гелик 2015', 'Mercedes-Benz G-Класс'), car('спринтер', 'Mercedes-Benz Sprinter'), car('тигго 7 про 2019', 'Chery Tiggo 7 Pro'), 
  // Slang and sums
  car('жига', 'Lada 2107'), car('зубило', 'Lada 2114'), car('крузак сотка', 'Toyota Land Cruiser'), car('субик', 'Subaru'), car('мерсюк', 'Mercedes-Benz'), car('мерс кабан', 'Mercedes-Benz S-Класс'), car('ашкай', 'Nissan Qashqai'), car('лансёр', 'Mitsubishi Lancer'), car('рапидос', 'Skoda Rapid'), car('окташа', 'Skoda Octavia'), car('туарик', 'Volkswagen Touareg'), car('матизка', 'Daewoo Matiz'), car('дэушка', 'Daewoo'),
  car('ситра', 'Citroen'), car('сандалик', 'Renault Sandero'), car('логашка', 'Renault Logan'), car('фокстрот', 'Ford Focus'), car('финик', 'Infiniti'), car('двенашка', 'Lada 2112'), car('нексюша', 'Daewoo Nexia'), car('сидик киа', 'Kia Ceed'), car('каптюха', 'Chevrolet Captiva'),
  { query: 'паркетник до ляма', vehicle: '' }, { query: 'машина за поллимона', vehicle: '' }, { query: 'тачка до полумиллиона', vehicle: '' }, car('киа до 2кк', 'Kia'), { query: 'авто за 300 косарей', vehicle: '' },
  { query: 'аккордеон', nothing: true }, { query: 'чемодан', nothing: true }, { query: 'корм для кошки мурзик', nothing: true }, { query: 'колодки на октаху', goods: 'Колодки' }, { query: 'ковры на логашку', goods: 'Коврик' }, { query: 'шины на камри 70', goods: 'Шина' }, { query: 'фильтр салонный октавия а7', goods: 'Фильтр салонный' },
  // Layouts, split names, trims
  car('[fdfk a7', 'Haval F7'), car('rbf hbj 4', 'Kia Rio'), car('njqjnf rfvhb 70', 'Toyota Camry'), car('сф мото 450', 'CFMOTO'), car('рх 350', 'Lexus RX'),
];
