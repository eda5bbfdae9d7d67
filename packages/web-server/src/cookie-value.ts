/** Value of a cookie in a `Cookie` header, decoded; undefined when it is not there or cannot be decoded. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  const start = `${name}=`;
  for (let at = header.indexOf(start); at >= 0; at = header.indexOf(start, at + 1)) {
    // The whole name: `x-city=` holds `city=`.
    if (at > 0 && header[at - 1] !== ' ' && header[at - 1] !== ';') continue;
    const end = header.indexOf(';', at);
    const value = header.slice(at + start.length, end < 0 ? undefined : end).trim();
    try {
      return value.includes('%') ? decodeURIComponent(value) : value;
    } catch {
      return undefined;
    }
  }
  return undefined;
}
