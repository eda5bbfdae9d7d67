// biome-ignore-all format: dense table of queries

/**
 * What an impatient person types, for the stock of any brand. `vehicle`: mark and model, or their beginning, that is the first or that
 * is said to be out; `goods`: in the name of the first item, with no vehicle; `page`: the first page, or any of several, with no vehicle; `nothing`: nothing at all.
 */
export type EverydayCase = { query: string; vehicle?: string | readonly string[]; goods?: string; page?: string | readonly string[]; nothing?: true };

const car = (query: string, vehicle: string): EverydayCase => ({ query, vehicle });

export const everydayCases: readonly EverydayCase[] = [
  // Slang, and what the exact model is out of
  car('крузак', 'Toyota Land Cruiser'), car('крузак 200', 'Toyota Land Cruiser'), car('паджерик', 'Mitsubishi Pajero'), car('гелик', 'Mercedes-Benz G-Класс'), car('равчик', 'Toyota RAV4'), car('прадик', 'Toyota Land Cruiser Prado'), car('октаха', 'Skoda Octavia'), car('кошкай', 'Nissan Qashqai'),
  car('патрик', 'УАЗ Patriot'), car('шнива', 'Chevrolet Niva'), car('эвок', 'Land Rover Range Rover Evoque'), car('соляра', 'Hyundai Solaris'), car('камрюха', 'Toyota Camry'), car('матрешка', 'Mazda 3'), car('жук', 'Nissan Juke'), car('ешка', 'Mercedes-Benz E-Класс'),
  // Generations and chassis codes, in either alphabet
  car('ленд крузер 300', 'Toyota Land Cruiser'), car('ленд крузер 200', 'Toyota Land Cruiser'), car('прадо 150', 'Toyota Land Cruiser Prado'), car('пассат б3', 'Volkswagen Passat'), car('passat b6', 'Volkswagen Passat'), car('октавия а7', 'Skoda Octavia'), car('octavia a5', 'Skoda Octavia'), car('x5 e70', 'BMW X5'),
  car('х5 е53', 'BMW X5'), car('бмв е39', 'BMW 5 серии'), car('e39', 'BMW 5 серии'), car('бмв 5 f10', 'BMW 5 серии'), car('w124', 'Mercedes-Benz E-Класс'), car('мерседес w140', 'Mercedes-Benz S-Класс'), car('ауди а4 б8', 'Audi A4'), car('камри 70', 'Toyota Camry'), car('камри v50', 'Toyota Camry'),
  car('королла 150', 'Toyota Corolla'), car('гольф 4', 'Volkswagen Golf'), car('астра h', 'Opel Astra'), car('лансер 10', 'Mitsubishi Lancer'), car('паджеро 4', 'Mitsubishi Pajero'), car('икстрейл т31', 'Nissan X-Trail'), car('кашкай j11', 'Nissan Qashqai'), car('rav4 xa40', 'Toyota RAV4'), car('туарег nf', 'Volkswagen Touareg'),
  // Letters with figures: a name outweighs a number
  car('cx5', 'Mazda CX-5'), car('cx-5', 'Mazda CX-5'), car('сх 5', 'Mazda CX-5'), car('x5', 'BMW X5'), car('икс5', 'BMW X5'), car('бмв икс 5', 'BMW X5'), car('q7', 'Audi Q7'), car('мазда 3', 'Mazda 3'), car('мазда 6', 'Mazda 6'), car('бмв 3', 'BMW 3 серии'), car('пежо 2008', 'Peugeot 2008'), car('танк 300', 'Tank 300'), car('rx 350', 'Lexus RX'),
  // Names as they come
  car('тойота камри', 'Toyota Camry'), car('njqjnf rfvhb', 'Toyota Camry'), car('камри дизель', 'Toyota Camry'), car('хавал джолион', 'Haval Jolion'), car('хендай крета', 'Hyundai Creta'), car('киа рио', 'Kia Rio'), car('веста св', 'Lada Vesta'), car('гранта 2020', 'Lada Granta'), car('нива', 'Lada'), car('тойта', 'Toyota'), car('мерс', 'Mercedes-Benz'),
  // The shop
  { query: '10w-40', goods: '10W-40' }, { query: '5w30', goods: '5W-30' }, { query: '0w-20', goods: '0W-20' }, { query: '195/65 r15', goods: '195/65 R15' }, { query: 'масло 5w40', goods: '5W-40' }, { query: 'коврики', goods: 'Коврик' },
  // Pages
  { query: 'распродажа', page: '/cars/sale/' }, { query: 'скидки', page: '/cars/sale/' }, { query: 'запчасти', page: '/parts/' }, { query: 'аксессуары', page: '/store/' }, { query: 'вин', page: '/service/auto-parts/' }, { query: 'проверка вин', page: '/service/auto-parts/' }, { query: 'вин код', page: '/service/auto-parts/' },
  // Nothing of ours
  { query: 'купить слона', nothing: true }, { query: 'слон', nothing: true }, { query: 'купить диван', nothing: true }, { query: 'холодильник', nothing: true },
];
