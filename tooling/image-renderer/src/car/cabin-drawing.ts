import { curve } from '../mesh/curve.ts';
import { mix, type Vec2 } from '../mesh/vec.ts';
import { Drawing, poly, rounded } from '../texture/drawing.ts';
import type { Texture } from '../texture/texture.ts';
import type { CarSpec } from './car-spec.ts';
import { inks } from './inks.data.ts';

const glass = { color: '#000', glass: true } as const;

/** Shrinks an outline toward its middle by `d` metres, near enough for a seal. */
function inset(points: readonly Vec2[], d: number): Vec2[] {
  const n = points.length;
  let area = 0;
  for (let i = 0; i < n; i++) {
    const [a, b] = [points[i] ?? [0, 0], points[(i + 1) % n] ?? [0, 0]];
    area += a[0] * b[1] - b[0] * a[1];
  }
  const turn = Math.sign(area);
  return points.map((p, i) => {
    const a = points[(i + n - 1) % n] ?? p;
    const b = points[(i + 1) % n] ?? p;
    const normal = (u: Vec2, v: Vec2): Vec2 => {
      const l = Math.hypot(v[0] - u[0], v[1] - u[1]) || 1;
      return [(-(v[1] - u[1]) / l) * turn, ((v[0] - u[0]) / l) * turn];
    };
    const [n1, n2] = [normal(a, p), normal(p, b)];
    const m: Vec2 = [n1[0] + n2[0], n1[1] + n2[1]];
    const k = d / Math.max(0.35, m[0] * n1[0] + m[1] * n1[1] || 1);
    return [p[0] + m[0] * k, p[1] + m[1] * k];
  });
}

/** Side windows in (x, z): frame, glass, pillars. */
export function sideWindows(c: CarSpec): Promise<Texture> {
  const d = new Drawing([0, 0.4], [c.length, 2.7], 400);
  const roof = curve(c.cabin.roof);
  const outline = c.windows;
  const corner = c.face === 'work' ? 0.06 : 0.035;
  // Door frames: the shut line goes round the whole glass.
  d.gap(rounded(inset(outline, -0.028), 0.06), 0.005);
  d.fill(rounded(inset(outline, -0.012), corner + 0.01), c.face === 'work' ? inks.plastic : inks.chrome);
  d.fill(rounded(outline, corner), inks.dark);
  const inside = inset(outline, 0.017);
  d.fill(rounded(inside, corner * 0.8), glass);
  for (const [i, x] of c.pillars.entries()) {
    const wide = (i === 0 ? 0.05 : 0.03) * (c.pillarWidth ?? 1);
    const top = roof(x);
    const line: Vec2[] = [
      [x - wide, 0.4],
      [x + wide, 0.4],
      [x + wide + 0.03, top],
      [x - wide + 0.03, top],
    ];
    d.fill(poly(line), inks.dark, rounded(outline, corner));
  }
  return d.texture();
}

/** Windscreen and rear window in (y, z). */
export async function screens(c: CarSpec): Promise<{ front: Texture; rear: Texture }> {
  const edge = curve(c.edge);
  const roof = curve(c.cabin.roof);
  const belt = c.half - 0.1;
  const top = c.half - 0.085 - c.cabin.lean;
  const draw = (footZ: number, headZ: number, wide: number): Drawing => {
    const d = new Drawing([-0.01, 0.4], [c.half, 2.7], 400);
    const outline: Vec2[] = [
      [-0.6, footZ],
      [belt * wide, footZ],
      [mix(belt, top, 0.5) * wide + 0.012, mix(footZ, headZ, 0.5)],
      [top * wide, headZ],
      [-0.6, headZ],
    ];
    d.fill(rounded(outline, 0.05), inks.dark);
    d.fill(rounded(inset(outline, 0.032), 0.06), glass);
    return d;
  };
  const foot = edge(c.cabin.cowl) - 0.04;
  const head = roof(c.cabin.header) - 0.055;
  const front = draw(foot, head, 0.925);
  front.fill(
    rounded(
      [
        [-0.1, head - 0.14],
        [0.075, head - 0.14],
        [0.09, head],
        [-0.1, head],
      ],
      0.02,
    ),
    inks.dark,
  );
  const rise = c.cabin.rearRise ?? 0;
  const rearFoot = edge(c.cabin.rearFoot) - 0.02 + rise;
  const rearHead = roof(c.cabin.rearHeader) - 0.075;
  const rear =
    c.lid === 'doors' || c.blindFrom !== undefined
      ? new Drawing([-0.01, 0.4], [c.half, 2.7], 400)
      : draw(rearFoot + 0.03, rearHead, 0.86);
  if (c.lid === 'doors') {
    const lowZ = mix(rearFoot, rearHead, 0.42);
    const pane: Vec2[] = [
      [0.06, lowZ],
      [belt * 0.78, lowZ],
      [top * 0.8, rearHead - 0.02],
      [0.06, rearHead - 0.02],
    ];
    rear.fill(rounded(pane, 0.06), inks.dark).fill(rounded(inset(pane, 0.03), 0.05), glass);
    rear.gap(
      poly(
        [
          [0, 0.4],
          [0, rearHead + 0.05],
        ],
        false,
      ),
    );
  }
  const [ahead, behind] = await Promise.all([front.texture(), rear.texture()]);
  return { front: ahead, rear: behind };
}
