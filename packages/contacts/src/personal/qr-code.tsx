import { qrPath } from '@showroom/domain/qr';
import * as css from './personal.css.ts';

/** An address as a code for cameras; what it leads to is said beside it. */
export function QrCode({ text }: { text: string }) {
  const { size, d } = qrPath(text);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={css.code} shapeRendering="crispEdges" aria-hidden="true">
      <path d={d} fill="#000" />
    </svg>
  );
}
