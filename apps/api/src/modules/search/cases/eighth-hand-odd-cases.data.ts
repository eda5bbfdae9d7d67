// biome-ignore-all format: dense table of queries
import { car } from './everyday-cases.data.ts';
import type { JudgedCase } from './judged-cases.data.ts';

const wished = (query: string): JudgedCase => ({ query, vehicle: '' });
const none = (query: string): JudgedCase => ({ query, nothing: true });
const leads = (query: string, page: string): JudgedCase => ({ query, page });
const quads = ['Suzuki', 'Stels', 'CFMOTO', 'Polaris', 'Honda', 'РМ', 'Yamaha', 'Can-Am', 'Aodes', 'Kayo', 'Linhai', 'Segway', 'Motoland'];

/** What an odd hand types (words of the yard and of forums) and what a live search sees of it, after the thirty-sixth list (2026-11-28, ADR-078): a row or two of each cause, judged by eye at both holdings. */
export const eighthHandOddCases: readonly JudgedCase[] = [
  // A nickname of what the market alone knows beside a name that is there; a longer name than ours
  car('логан бочка', 'Renault Logan'), { ...car('ауди бочка', 'Audi 80'), holding: 2 }, car('форд транзит коннект', 'Ford Transit Connect'), car('калина кросс', 'Lada Kalina Cross'), car('кашкай 2 литра', 'Nissan Qashqai'),
  // Which of its bodies, and what is no longer name of a car
  car('крета старая', 'Hyundai Creta'), car('дискавери 4', 'Land Rover Discovery'),
  // Ladas and vans by what the yard calls them
  car('двойка ваз', 'Lada 2102'), car('тринадцатая', 'Lada 2113'), car('виска', 'Lada ВИС-2349'), car('ка дьяк', 'Skoda Kodiaq'),
  // Half typed: one letter of the next word, two beside a wish, a longer name after one
  car('белый паджеро сп', 'Mitsubishi Pajero Sport'), car('новая ве', 'Lada Vesta'), car('дизель бм', 'BMW'), car('квадроцикл ц', quads), { query: 'масло м', goods: 'Масло моторное' }, { query: 'масло 4 л', goods: '4 л' },
  // Tenderly, of engines and gearboxes, smashed
  wished('жене маленькую красненькую'), wished('2 литра механика'), wished('не вариатор не робот'), wished('последовательный гибрид'), wished('битая на восстановление'), wished('семиместная с люком'), wished('старый джип'), wished('ласточка до 200'), wished('рабочая лошадка с кузовом'), wished('с пробегом от дилера'), wished('двухместная спортивная'),
  // Machines for water, bogs and behind a car
  none('снегик'), car('детский квадр', 'Детских квадроциклов'),
  { query: 'стоячий гидрик', vehicle: ['Yamaha SuperJet', 'Kawasaki Jet Ski SX-R'], holding: 1 }, car('болотник шерп', ['Вездеходов', ...quads]), { ...car('квадрик 800', ['CFMOTO CFORCE 800', 'CFMOTO', 'РМ 800', 'Stels', 'Polaris']), holding: 2 }, { ...car('эндурик регуль 250', 'Regulmoto'), holding: 1 },
  // Papers and people by their short names, another world
  leads('калькулятор лизинга юрикам', '/services/leasing/'), leads('какие доки надо для покупки', '/faq/'), leads('линзы билед', '/service/auto-parts/'), none('dota 2'), none('контактные линзы'),
  // Denied with a preposition; a side-by-side in Russian words
  { query: 'не на вариаторе кроссовер', vehicle: '' }, { query: 'мотовездеход бок о бок', vehicle: '' },
];
