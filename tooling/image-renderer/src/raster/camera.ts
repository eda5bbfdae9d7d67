import { add, cross, scale, sub, unit, type Vec3 } from '../mesh/vec.ts';

/** A view camera with shift, as product photographers use: verticals stay vertical while the car sits where we want it. */
export type Camera = {
  eye: Vec3;
  right: Vec3;
  up: Vec3;
  forward: Vec3;
  /** Focal length and the principal point, in picture widths; `aspect` is width / height. */
  focal: number;
  centerX: number;
  centerY: number;
  aspect: number;
};

export function cameraAt(eye: Vec3, target: Vec3, focal: number, aspect: number): Camera {
  const forward = unit(sub(target, eye));
  const right = unit(cross(forward, [0, 0, 1]));
  return { eye, right, up: cross(right, forward), forward, focal, centerX: 0.5, centerY: 0.5 / aspect, aspect };
}

/** Where and how large the subject stands in the frame, in shares of the frame. */
export type Framing = {
  /** Degrees from the side view toward the nose (positive) or the tail (above 90 looks at the nose head-on). */
  azimuth: number;
  /** Height of the eye above the floor, metres. */
  height: number;
  /** Distance from the middle of the subject, metres. */
  distance: number;
  width: number;
  maxHeight: number;
  /** Where the lowest point of the subject stands, share of the frame's height from its top. */
  ground: number;
};

/** A camera that frames the given points. */
export function framed(points: Float32Array, f: Framing, aspect: number): Camera {
  const low: [number, number, number] = [1e9, 1e9, 1e9];
  const high: [number, number, number] = [-1e9, -1e9, -1e9];
  for (let i = 0; i < points.length; i += 3)
    for (let k = 0; k < 3; k++) {
      const at = points[i + k] as number;
      if (at < (low[k] as number)) low[k] = at;
      if (at > (high[k] as number)) high[k] = at;
    }
  const middle = scale(add(low, high), 0.5);
  const a = (f.azimuth * Math.PI) / 180;
  const eye: Vec3 = [middle[0] - Math.sin(a) * f.distance, middle[1] - Math.cos(a) * f.distance, f.height];
  // The axis stays level: the shift alone puts the subject in the frame, so verticals do not converge.
  const camera = cameraAt(eye, [middle[0], middle[1], f.height], 1, aspect);
  const { forward, right: toRight, up } = camera;
  let left = 1e9;
  let rightmost = -1e9;
  let bottom = 1e9;
  let top = -1e9;
  for (let i = 0; i < points.length; i += 3) {
    const dx = (points[i] as number) - eye[0];
    const dy = (points[i + 1] as number) - eye[1];
    const dz = (points[i + 2] as number) - eye[2];
    const depth = dx * forward[0] + dy * forward[1] + dz * forward[2];
    const x = (dx * toRight[0] + dy * toRight[1] + dz * toRight[2]) / depth;
    const y = (dx * up[0] + dy * up[1] + dz * up[2]) / depth;
    left = Math.min(left, x);
    rightmost = Math.max(rightmost, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  const frameHeight = 1 / aspect;
  const focal = Math.min(f.width / (rightmost - left), (f.maxHeight * frameHeight) / (top - bottom));
  return {
    ...camera,
    focal,
    centerX: 0.5 - (focal * (left + rightmost)) / 2,
    centerY: f.ground * frameHeight + focal * bottom,
  };
}
