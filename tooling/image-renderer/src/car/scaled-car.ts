import type { Vec2 } from '../mesh/vec.ts';
import { mix } from '../mesh/vec.ts';
import type { CarSpec } from './car-spec.ts';

/** Every length of the side view by `long`, every height above the floor by `tall`. */
export function scaled(c: CarSpec, long: number, wide: number, tall: number): CarSpec {
  const line = (points: readonly Vec2[]): Vec2[] => points.map(([x, z]) => [x * long, z * tall]);
  const wheel = Math.sqrt(long * tall);
  const { cabin } = c;
  return {
    ...c,
    length: c.length * long,
    half: c.half * wide,
    wheel: {
      radius: c.wheel.radius * wheel,
      rim: c.wheel.rim * wheel,
      width: c.wheel.width * wide,
      front: c.wheel.front * long,
      rear: c.wheel.rear * long,
    },
    bottom: line(c.bottom),
    edge: line(c.edge),
    center: line(c.center),
    cabin: {
      ...cabin,
      cowl: cabin.cowl * long,
      header: cabin.header * long,
      rearHeader: cabin.rearHeader * long,
      rearFoot: cabin.rearFoot * long,
      roof: line(cabin.roof),
    },
    windows: line(c.windows),
    pillars: c.pillars.map((x) => x * long),
    doors: c.doors.map((x) => x * long),
    ...(c.blindFrom === undefined ? {} : { blindFrom: c.blindFrom * long }),
    lampZ: c.lampZ * tall,
    grille: { bottom: c.grille.bottom * tall, top: c.grille.top * tall, half: c.grille.half * wide },
    tailZ: [c.tailZ[0] * tall, c.tailZ[1] * tall],
  };
}

/** Moves the windscreen's upper edge by `front` and the rear window's by `rear`, with the windows under them. */
export function raked(c: CarSpec, front: number, rear: number): CarSpec {
  const { cabin, windows } = c;
  const [low, high] = [Math.min(...windows.map(([, z]) => z)), Math.max(...windows.map(([, z]) => z))];
  const middle = (cabin.header + cabin.rearHeader) / 2;
  const moved = ([x, z]: Vec2): Vec2 => {
    const height = (z - low) / (high - low);
    return [x + height * (x < middle ? front : rear) * Math.min(1, Math.abs(x - middle) / 0.5), z];
  };
  const roof = cabin.roof.map(([x, z], i): Vec2 => {
    const t = i / (cabin.roof.length - 1);
    return [x + mix(front, rear, t), z];
  });
  return {
    ...c,
    cabin: { ...cabin, header: cabin.header + front, rearHeader: cabin.rearHeader + rear, roof },
    windows: windows.map(moved),
  };
}
