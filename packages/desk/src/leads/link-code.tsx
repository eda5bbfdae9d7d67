import { qrPath } from '@showroom/domain/qr';
import { Text } from '@showroom/ui/text';

const side = 180;

/** An address with its QR code, dark on light in every theme, for scanners. */
export function LinkCode({ address }: { address: string }) {
  const { size, d } = qrPath(address);
  return (
    <div>
      <svg width={side} height={side} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR-код: ${address}`}>
        <rect width={size} height={size} fill="#fff" />
        <path d={d} fill="#000" />
      </svg>
      <Text>{address}</Text>
    </div>
  );
}
