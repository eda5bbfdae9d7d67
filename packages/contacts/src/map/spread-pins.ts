import { planSize, type Spot } from './geo.ts';

/** Least distance between two pins, in units of the map: both can be hit with a finger on a phone. */
export const pinDistance = 44;
const edge = 20;
const rounds = 60;

const clamp = (value: number) => Math.min(planSize - edge, Math.max(edge, value));

/** Moves pins that cover each other apart, each as little as it takes, and keeps all on the map. */
export function spreadPins(pins: readonly Spot[]): Spot[] {
  const spots = pins.map(({ x, y }) => ({ x: clamp(x), y: clamp(y) }));
  for (let round = 0; round < rounds; round++) {
    let moved = false;
    for (const [index, a] of spots.entries()) {
      for (const b of spots.slice(index + 1)) moved = part(a, b, index) || moved;
    }
    if (!moved) break;
  }
  return spots;
}

/** Pushes two pins to their minimum distance; pins on one spot separate in a fixed direction. */
function part(a: Spot, b: Spot, index: number): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const distance = Math.hypot(dx, dy);
  if (distance >= pinDistance - 0.01) return false;
  const angle = distance > 0 ? Math.atan2(dy, dx) : index * 2.4;
  const half = (pinDistance - distance) / 2;
  a.x = clamp(a.x - Math.cos(angle) * half);
  a.y = clamp(a.y - Math.sin(angle) * half);
  b.x = clamp(b.x + Math.cos(angle) * half);
  b.y = clamp(b.y + Math.sin(angle) * half);
  return true;
}
