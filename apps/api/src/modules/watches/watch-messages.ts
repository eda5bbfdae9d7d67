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

/** What is said of vehicles that were found for a watch, at least one. */
export function watchMessage(watch: Told, vehicles: readonly WatchedVehicle[]): WatchMessage {
  const [first] = vehicles;
  if (!first) throw new Error('Nothing was found, so there is nothing to tell.');
  if (watch.kind === 'price') return { title: 'Цена снизилась', text: lineOf(first), href: `/catalog/${first.id}/` };
  const lines = vehicles.slice(0, named).map(lineOf);
  const rest = vehicles.length - lines.length;
  return {
    title: vehicles.length === 1 ? 'Есть новое предложение' : `Новые предложения: ${vehicles.length}`,
    text: [
      `${watch.title}:`,
      ...lines,
      ...(rest > 0 ? [`и ещё ${countOf(rest, ['предложение', 'предложения', 'предложений'])}`] : []),
    ].join('\n'),
    href: vehicles.length === 1 ? `/catalog/${first.id}/` : watch.href,
  };
}
