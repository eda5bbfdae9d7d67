// biome-ignore-all format: dense table of queries
import { car } from './everyday-cases.data.ts';
import type { JudgedCase } from './judged-cases.data.ts';

const wished = (query: string): JudgedCase => ({ query, vehicle: '' });

/** Names, generations, slips and wishes of the thirty-second list and of three lists of our own (2026-11-27, ADR-078), a row or two per cause, judged at both holdings after these were mended. */
export const seventhHandNamesCases: readonly JudgedCase[] = [
  // Engines as their makers call them
  car('defender 110 d300', 'Land Rover Defender'), car('f10 520d', 'BMW 5'), car('e60 530', 'BMW 5'), car('s500 w222', 'Mercedes-Benz S-Класс'), car('x5 40i', 'BMW X5'), car('аутлендер mivec', 'Mitsubishi Outlander'), car('прадо d-4d', 'Toyota Land Cruiser Prado'), car('2107 инжектор', 'Lada 2107'), car('volvo ex30', 'Volvo EX30'),
  // Generations by number, body and decade
  car('рапид новый кузов', 'Skoda Rapid'), car('солярис до 2017', 'Hyundai Solaris'), car('рио х лайн 4 поколение', 'Kia Rio X'), car('нива трехдверная 90х годов', 'Lada 4x4'), car('камрюха в 70 кузове', 'Toyota Camry'), car('rio fb', 'Kia Rio'), car('бмв 39', 'BMW 5'), car('мерин двести одиннадцатый', 'Mercedes-Benz E-Класс'), car('бэха икс шестая', 'BMW X6'),
  // Torn, joined, in the other alphabet
  car('ладалargus', 'Lada Largus'), car('киариоавтомат', 'Kia Rio'), car('ка маз самосвал', 'КАМАЗ'), car('со боль баргузин', 'ГАЗ Соболь'), car('мер седес', 'Mercedes-Benz'), car('хонг ци хс5', 'Hongqi HS5'), car('gazel s tentom', 'ГАЗ ГАЗель'), { query: 'avto v kredit bez vznosa', page: '/services/credit/' },
  car('сан та фе', 'Hyundai Santa Fe'), car('рэндж ро вер', 'Land Rover Range Rover'), car('джи ли мон жа ро', 'Geely Monjaro'), car('тиг го 7', 'Chery Tiggo 7'), car('ква дро цикл', ['Suzuki', 'Honda', 'Stels', 'CFMOTO', 'Polaris', 'Yamaha', 'РМ', 'Can-Am', 'BRP']),
  // What is out, by all that a code means and with what is nearest in size
  car('x166', 'Mercedes-Benz GL'), { ...car('шнива', 'Chevrolet Niva'), holding: 2 }, car('солярис 2 2019', 'Hyundai Solaris'),
  // Cars that vans are made of
  car('пежо партнёр типи', 'Peugeot Partner'), car('партнер пассажирский', 'Peugeot Partner'), car('берлинго мультиспейс', 'Citroen Berlingo'), car('кадди лайф', 'Volkswagen Caddy'), car('доккер', 'Renault Dokker'), car('кангу пассажирский', 'Renault Kangoo'),
  // Slang, marks as adjectives
  car('дусик дизельный', 'Renault Duster'), car('сарай вольвовский', 'Volvo'), car('проба грузопассажир', 'Toyota Probox'), car('патрик пикап', 'УАЗ Pickup'), car('лада виста', 'Lada Vesta'), car('двадцать первая волга', 'ГАЗ 21'), car('mercedes cla 200', 'Mercedes-Benz CLA'),
  // Wishes beside a name or a body
  car('киа к5 gt line', 'Kia K5 GT Line'), car('серый джолион элит без допов', 'Haval Jolion'), car('зеленый дефендер или танк 300', 'Land Rover Defender'), car('бмв купе полный привод', 'BMW'), car('уаз патриот экспедиция автомат', 'УАЗ Patriot'),
  wished('гибрид с расходом до 6 литров'), wished('тойота с левым рулем'), wished('передний привод клиренс от 180'), wished('универсал дизель механика'), wished('ищу универсал для дачи с полным приводом'), wished('джип с рамой и дизелем'), wished('седан 2020 2022 автомат до 2 млн'),
  // The thirty-fifth list
  car('люсик рх', 'Lexus RX'), car('турик дизель', 'Volkswagen Touareg'), car('volksvagen tuareg', 'Volkswagen Touareg'), car('хавал собака', 'Haval Dargo'), car('ленкрузер 200', 'Toyota Land Cruiser'), { query: 'bpr6es', page: '/service/auto-parts/' }, { query: 'трек заказа', page: '/lk/orders/' },
];
