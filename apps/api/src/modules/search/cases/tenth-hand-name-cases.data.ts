// biome-ignore-all format: dense table of queries
import type { JudgedCase } from './judged-cases.data.ts';

const car = (query: string, vehicle: string): JudgedCase => ({ query, vehicle });
const here = (query: string, vehicle: string): JudgedCase => ({ query, vehicle, holding: 1 });
const leads = (query: string, page: string): JudgedCase => ({ query, page });

/** The thirty-ninth list, of a stranger (2026-11-28, ADR-078): slips, slang and generations, a row or two of each cause, judged by eye at both holdings. */
export const tenthHandNameCases: readonly JudgedCase[] = [
  // What nobody knows is what comes nearest: beside its mark, beside a code, by its letters, by how it is heard
  here('шевролет кобольд', 'Chevrolet Cobalt'), car('лада ыеста', 'Lada Vesta'), car('джайко j8', 'Jaecoo J8'), car('авайтер 11', 'Avatr 11'), car('лексянг l7', 'Li Auto L7'), car('эксид тихель', 'Exeed TXL'), car('вольво эфаш', 'Volvo FH'), { query: 'кузавной ремот', page: '/service/body-repair/', holding: 1 }, leads('ремонт каробки автомат', '/service/transmissiya/akpp/'),
  // Begun names
  here('киа соренто прай', 'Kia Sorento Prime'),
  // Numbers that are said
  here('прадо сотка двадцатка', 'Toyota Land Cruiser Prado 120'), here('сх пятая', 'Mazda CX-5'), here('х пятый дизель', 'BMW X5'),
  // Speech
  car('приорик хэтч', 'Lada Priora'), here('туссан на соляре', 'Hyundai Tucson с дизельным двигателем'), car('эска майбах', 'Mercedes-Benz Maybach S-Класс'), car('мпс', 'Mitsubishi Pajero Sport'), car('гелик 63', 'Mercedes-Benz G-Класс AMG'), car('пауэр', 'Great Wall Poer'), here('байк х55', 'BAIC X55'), car('белаз', 'БелАЗ'),
];
