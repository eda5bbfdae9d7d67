import type { WatchKind } from '@showroom/domain/selection/watch';
import { countOf, formatRoubles } from '@showroom/domain/text';
import type { WatchedVehicle } from './watch-queries.ts';

/** Vehicles that a message names; of more it says how many. */
const named = 5;

type Told = { kind: WatchKind; title: string; href: string };
export type WatchMessage = { title: string; text: string; href: string };

const nameOf = ({ mark, model, year }: WatchedVehicle) => `${mark} ${model}, ${year}`;
const lineOf = (vehicle: WatchedVehicle) =>
  vehicle.price === null ? nameOf(vehicle) : `${nameOf(vehicle)} — ${formatRoubles(vehicle.price)}`;

function linesOf(vehicles: readonly WatchedVehicle[], words: readonly [string, string, string]): string[] {
  const lines = vehicles.slice(0, named).map(lineOf);
  const rest = vehicles.length - lines.length;
  return rest > 0 ? [...lines, `и ещё ${countOf(rest, words)}`] : lines;
}

/** What is said of vehicles that were found for a watch, at least one. */
export function watchMessage(watch: Told, vehicles: readonly WatchedVehicle[]): WatchMessage {
  const [first] = vehicles;
  if (!first) throw new Error('Nothing was found, so there is nothing to tell.');
  if (watch.kind === 'price') return { title: 'Цена снизилась', text: lineOf(first), href: `/catalog/${first.id}/` };
  return {
    title: vehicles.length === 1 ? 'Есть новое предложение' : `Новые предложения: ${vehicles.length}`,
    text: [`${watch.title}:`, ...linesOf(vehicles, ['предложение', 'предложения', 'предложений'])].join('\n'),
    href: vehicles.length === 1 ? `/catalog/${first.id}/` : watch.href,
  };
}

/** What is said of favourites that cost less now, at least one. */
export function favoritesMessage(vehicles: readonly WatchedVehicle[]): WatchMessage {
  const [first, ...others] = vehicles;
  if (!first) throw new Error('Nothing costs less, so there is nothing to tell.');
  if (others.length === 0)
    return { title: 'Автомобиль из\u00a0избранного подешевел', text: lineOf(first), href: `/catalog/${first.id}/` };
  return {
    title: `Подешевели автомобили из\u00a0избранного: ${vehicles.length}`,
    text: linesOf(vehicles, ['автомобиль', 'автомобиля', 'автомобилей']).join('\n'),
    href: '/lk/favorites/',
  };
}
