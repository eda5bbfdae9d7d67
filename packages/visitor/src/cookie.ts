/** Value of a cookie that scripts may read; undefined where there is none, or a damaged one. */
export function readCookie(name: string, source: string = document.cookie): string | undefined {
  const pair = source.split('; ').find((one) => one.startsWith(`${name}=`));
  try {
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Writes a cookie for the whole site. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`;
}
