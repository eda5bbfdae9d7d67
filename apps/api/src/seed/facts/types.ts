import type {
  BodyType,
  ColorGroup,
  Country,
  DriveType,
  EngineType,
  GearType,
  TransportType,
} from '@showroom/domain/dictionaries';
import type { PlainKind } from './plain-equipment.data.ts';

/** Years of production, both ends included; null = still made. */
export type YearSpan = readonly [from: number, to: number | null];

/** [fuel, cm³ (0 for electric), л.с., gearboxes, drives, years when it was fitted, if not all years of the model]. */
export type EngineFacts = readonly [
  fuel: EngineType,
  volume: number,
  power: number,
  gears: readonly GearType[],
  drives: readonly DriveType[],
  years?: YearSpan,
];

export type GenerationFacts = readonly [name: string, from: number, to: number | null];

/** What is true of a model on the Russian market; the seeder draws vehicles from it. */
export type ModelFacts = {
  /** Path-safe, lower-case Latin, unique within the mark: `land-cruiser-prado`. */
  readonly code: string;
  readonly name: string;
  readonly nameRu: string;
  /** `cars` when absent. */
  readonly type?: TransportType;
  /** Production years of the generations that are met in Russia today. */
  readonly years: YearSpan;
  /** Years between two generations are years when it was not made (or not met here). */
  readonly generations?: readonly GenerationFacts[];
  readonly bodies: readonly BodyType[];
  /** Possible numbers of seats; empty for trailers. */
  readonly seats: readonly number[];
  readonly engines: readonly EngineFacts[];
  /** Price of a new one in Russia in late 2026, thousand roubles, base to top; absent = met only used. */
  readonly newPrice?: readonly [from: number, to: number];
  /** Stands in for `newPrice` when that is absent: what it would cost new in today's money, thousand roubles. */
  readonly basePrice?: readonly [from: number, to: number];
  /** Of an older design: lacks more than its price tells. */
  readonly plain?: PlainKind;
  /** Trim names, base first. */
  readonly trims: readonly string[];
  /** Market class, A…F by size, J = off-road, M = van, S = sports; absent for what is not a car. */
  readonly klass?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'J' | 'M' | 'S';
  /** l/100 km, combined, the thriftiest and the thirstiest version. */
  readonly consumption?: readonly [min: number, max: number];
  /** Seconds from 0 to 100 km/h, the quickest and the slowest version. */
  readonly acceleration?: readonly [best: number, worst: number];
  /** Range in km of the electric version. */
  readonly rangeKm?: number;
};

export type MarkFacts = {
  /** Path-safe, lower-case Latin. */
  readonly code: string;
  readonly name: string;
  readonly nameRu: string;
  readonly country: Country;
  readonly popular: boolean;
  readonly models: readonly ModelFacts[];
};

/** Trim level: 0 base, 1 middle, 2 rich, 3 top. */
export type EquipmentLevel = 0 | 1 | 2 | 3;
/** A piece of equipment, the lowest trim level that has it, and the year since when cars at large have had it. */
export type EquipmentItem = readonly [name: string, level: EquipmentLevel, since?: number];
export type EquipmentGroup = { readonly name: string; readonly items: readonly EquipmentItem[] };

/** What a vehicle's equipment depends on beside its model and trim level. */
export type Build = {
  readonly year: number;
  readonly fuel: EngineType;
  readonly body: BodyType;
  readonly drive: DriveType;
  readonly seats: number | null;
  /** Where a model has not what its body usually has. */
  readonly doors?: number | undefined;
};

/** Names of factory paints per colour group, in Russian. */
export type ColorNames = Readonly<Record<ColorGroup, readonly string[]>>;
