import type { Explained } from './explain-words.ts';
import { type FoundVehicles, findModels } from './find-instead.ts';
import { likeModels, mostNeighbours } from './find-neighbours.ts';
import { foundPlaces } from './found-vehicles.ts';
import { needsBeside } from './vehicle-plans.ts';
import type { Reading } from './vehicle-reading.ts';

/** What is like a model that is named, of other marks and with the other wishes: «как камри, но китайская». */
export function findAlike(reading: Reading, explained: Explained, asked: readonly number[]): FoundVehicles | undefined {
  if (!reading.isAlike || asked.length === 0) return undefined;
  const { stock, inStock, hits } = reading;
  const wanted = asked.flatMap((model) => stock.names.models[model] ?? []);
  const near = [...likeModels(stock.names, inStock, wanted)];
  const needs = needsBeside(reading, explained, hits.get(asked[0] ?? -1)?.mask ?? 0);
  // What is cheaper than a car is none of the cheapest of all.
  const preference = { ...reading.preference, isFresh: true as const };
  const found = findModels(reading, near, { ...reading, preference, needs: needs ?? 0 });
  return found.total > 0 ? { found: foundPlaces(stock, found.slice(0, mostNeighbours)) } : undefined;
}
