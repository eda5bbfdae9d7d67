import { silhouettes } from './silhouettes.data.ts';

/** Pictures that are not 4:3, by the name of their size. */
const shapes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  wide: [1920, 900],
  medium: [960, 450],
  narrow: [480, 600],
  avatar: [240, 240],
};

const studio =
  '<radialGradient id="a" cy=".36"><stop stop-color="#e9ebed"/><stop offset="1" stop-color="#c3c6ca"/></radialGradient>';

/** The outline of a vehicle that is shown from outside: it says that one is coming, and of which kind. */
function outlineOf(path: string): string {
  const [, body = ''] = /\/studio\/([a-z0-9-]+)\/.*(?:front|side|rear)\/[^/]+$/.exec(path) ?? [];
  const outline = Object.hasOwn(silhouettes, body) ? silhouettes[body] : undefined;
  if (!outline) return '';
  const wheels = outline.wheels.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
  return `<g fill="#adb1b6"><path d="${outline.body}"/>${wheels}</g>`;
}

/**
 * What stands where a picture is still being drawn: the same one in another size, or the studio with the outline of the vehicle. Its own width is 40 pixels,
 * as no picture's is: the page knows it by that (`late-pictures.ts` of the shell), and it grows without a loss.
 */
export function standIn(path: string, near: string | undefined): string {
  const [, name = ''] = /([a-z]+)(?:@2x)?\.[a-z]+$/.exec(path) ?? [];
  const [width, height] = shapes[name] ?? [400, 300];
  const size = `width="${width}" height="${height}"`;
  const shown =
    near === undefined
      ? `${studio}<rect ${size} fill="url(#a)"/>${outlineOf(path)}`
      : `<image href="${near}" ${size} preserveAspectRatio="xMidYMid slice"/>`;
  const tall = (40 * height) / width;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="${tall}" viewBox="0 0 ${width} ${height}">${shown}</svg>`;
}
