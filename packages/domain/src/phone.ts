/** `74955550101` → `+7 (495) 555-01-01`, joined so that it never breaks. */
export function phoneText(digits: string): string {
  const match = /^7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits);
  return match ? `+7\u00a0(${match[1]})\u00a0${match[2]}-${match[3]}-${match[4]}` : `+${digits}`;
}

/** `79991234567` → `+7 ••• •••-45-67`: its owner knows it, nobody else can dial it. Empty without a phone. */
export const maskedPhone = (digits: string | null): string =>
  digits === null ? '' : `+7\u00a0•••\u00a0•••-${digits.slice(7, 9)}-${digits.slice(9)}`;

/** `tel:` address of a phone kept as digits; an extension is dialled after a pause. */
export function phoneHref(digits: string, extension?: string): string {
  return `tel:+${digits}${extension ? `,${extension}` : ''}`;
}
