/** `XTAGFK330KY123456` → `XTAxxxxxxxx123456`: first 3, 8 x, last 6 characters. */
export function maskVin(vin: string): string {
  return `${vin.slice(0, 3)}${'x'.repeat(8)}${vin.slice(-6)}`;
}
