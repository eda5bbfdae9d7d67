/** Pictures that are not 4:3, by the name of their size. */
const shapes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  wide: [1920, 900],
  medium: [960, 450],
  narrow: [480, 600],
  avatar: [240, 240],
};

/**
 * What stands where a picture is still being drawn: the same one in another size, or the empty studio. Its own width is 40 pixels,
 * as no picture's is: the page knows it by that (`late-pictures.ts` of the shell), and it grows without a loss.
 */
export function standIn(path: string, near: string | undefined): string {
  const [, name = ''] = /([a-z]+)(?:@2x)?\.[a-z]+$/.exec(path) ?? [];
  const [width, height] = shapes[name] ?? [400, 300];
  const size = `width="${width}" height="${height}"`;
  const shown =
    near === undefined
      ? `<radialGradient id="a" cy=".36"><stop stop-color="#e9ebed"/><stop offset="1" stop-color="#c3c6ca"/></radialGradient><rect ${size} fill="url(#a)"/>`
      : `<image href="${near}" ${size} preserveAspectRatio="xMidYMid slice"/>`;
  const tall = (40 * height) / width;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="${tall}" viewBox="0 0 ${width} ${height}">${shown}</svg>`;
}
