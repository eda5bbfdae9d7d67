const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/** `1_340_000` → `1,3 МБ`. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${number.format(Math.max(1, Math.round(bytes / 1_000)))}\u00a0КБ`;
  return `${number.format(bytes / 1_000_000)}\u00a0МБ`;
}
