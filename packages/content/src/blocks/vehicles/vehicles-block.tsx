import { type BlockProps, vehiclesKey } from '../block-props.ts';

/** Live cards of what is in stock. */
export function VehiclesBlock({ block, facts }: Pick<BlockProps<'vehicles'>, 'block' | 'facts'>) {
  return <div>{facts.vehicles[vehiclesKey(block)]?.cards}</div>;
}
