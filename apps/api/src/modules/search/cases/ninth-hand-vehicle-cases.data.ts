// biome-ignore-all format: dense table of queries
import type { JudgedCase } from './judged-cases.data.ts';

const car = (query: string, vehicle: string): JudgedCase => ({ query, vehicle });
const here = (query: string, vehicle: string): JudgedCase => ({ query, vehicle, holding: 1 });
const leads = (query: string, page: string): JudgedCase => ({ query, page });

/** The thirty-eighth list, of a stranger (2026-11-28, ADR-078): a row or two of each cause, judged by eye at both holdings. */
export const ninthHandVehicleCases: readonly JudgedCase[] = [
  // A wish, a kind and a code half typed after a name
  car('haval dargo пол', 'Haval Dargo'), car('лада гранта авто', 'Lada Granta'), car('чери тигго 8 чер', 'Chery Tiggo 8'), here('мотоцикл тури', ''), car('соболь нн 4х', 'ГАЗ Соболь NN'), car('лада ау', 'Lada Aura'), car('белджи х5', 'Belgee X50'), here('фав тяг', 'FAW'), car('лада веста уни', 'Lada Vesta SW'), car('лада ларгус крос', 'Lada Largus Cross'), car('кроссовер 7 ме', ''),
  // Riders' words
  here('вож 525', 'Voge'), here('минск м4', 'Minsk'), here('круизер хонда', 'Honda'), { query: 'круизер', nothing: true, holding: 2 }, here('на чем можно ездить с правами категории м', ''), car('брп оутлендер', 'Can-Am Outlander'), here('ямаха р3', 'Yamaha YZF-R3'), here('ямаха тмакс 560', 'Yamaha TMAX'), here('веспа 150', 'Vespa'), here('кан ам ренегат', 'Can-Am Renegade'), car('хонда рубикон', 'Honda Foreman Rubicon'), here('эндуро для леса', ''),
  car('детский квадрик бензиновый', 'Детских квадроциклов'), { query: 'скремблер', vehicle: ['Triumph Scrambler', 'BMW R nineT'], holding: 1 }, here('мотоцикл на двоих в путешествие по стране', ''), here('мотовездеход 4 местный с кабиной', ''),
  // Needs
  car('лимузин', 'Лимузинов'), car('мощный седан', ''), car('фургон с холодильником', ''), car('машина после одного владельца', ''), car('самый экономичный по бензину автомобиль', ''), car('без дтп и неокрашенная', ''), car('машина для двух детских кресел', ''), car('проходная машина до 160 лс чтобы утиль меньше', ''), { query: 'прицеп для квадроцикла с тентом', nothing: true },
  leads('что подарить мужу автолюбителю', '/store/'), leads('почему на сайте одна цена а в салоне другая', '/faq/'), leads('скидки на машины 2024 года выпуска', '/cars/sale/'),
];
