/** In their order: those that call themselves by a neighbour's name too come first. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/YaBrowser/, 'Яндекс\u00a0Браузер'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** A browser as a person tells it from another: `Chrome, Windows`. No version: it would be a fingerprint, and old by tomorrow. */
export function deviceWords(userAgent: string | undefined): string {
  const find = (rows: typeof browsers) => rows.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  return [find(browsers), find(systems)].filter(Boolean).join(', ') || 'Неизвестное устройство';
}
