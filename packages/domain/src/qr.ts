import { encode } from 'uqr';

/** Quiet zone of four modules, as the standard requires. */
const quietZone = 4;

/** The squares of a QR code, its quiet zone included: `rows[y][x]` is dark or not. */
export type QrSquares = { size: number; rows: readonly (readonly boolean[])[] };

/** Error correction Q: readable with up to 25 % damage, as it hangs on windscreens. Throws above some 1,600 characters. */
export function qrSquares(text: string): QrSquares {
  const { size, data } = encode(text, { ecc: 'Q', border: quietZone });
  return { size, rows: data };
}

/** The dark squares as the `d` of one SVG path in a box of `size` units: each run of a row is one bar. */
export function qrPath(text: string): { size: number; d: string } {
  const { size, rows } = qrSquares(text);
  const bars = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${(end === -1 ? size : end) - x}v1H${x}z`;
    }),
  );
  return { size, d: bars.join('') };
}

/** Standalone SVG, black on white in every theme, for scanners. */
export function qrSvg(text: string): string {
  const { size, d } = qrPath(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${d}"/></svg>`;
}
