import { toCyrillicTwins } from './look-alikes.ts';

const letters = '[АВЕКМНОРСТУХ]';
const auto = new RegExp(`^(${letters})(\\d{3})(${letters}{2})(\\d{2,3})$`);
const moto = new RegExp(`^(\\d{4})(${letters}{2})(\\d{2,3})$`);

/**
 * Reads a number plate, Latin look-alikes included: `a123bc77` → `А 123 ВС 77` (11 or 12 characters), a motorcycle's
 * `1234ав77` → `1234 АВ 77` (10 or 11). Trailers, transit and taxi plates are not covered (PD-45).
 */
export function parseStateNumber(text: string): string | undefined {
  const packed = toCyrillicTwins(text.replace(/\s/g, ''));
  const parts = auto.exec(packed) ?? moto.exec(packed);
  return parts?.slice(1).join(' ');
}
