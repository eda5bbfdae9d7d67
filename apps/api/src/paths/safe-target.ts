// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const control = /[\u0000-\u0020\u007f-\u009f\u2028\u2029]/;

/**
 * Whether a redirect may lead there: a path of the same host and nothing else. Refused are `//host`, `/\host`, a
 * protocol, control characters, spaces and `@`, also when they are hidden under one layer of percent-encoding.
 */
export function isSafeTarget(target: string): boolean {
  return isPlainPath(target) && isPlainPath(decoded(target));
}

function isPlainPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text) && !control.test(text) && !text.includes('\\') && !text.includes('@');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
