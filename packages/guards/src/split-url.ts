const withHost = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** Path and query (no question mark) of an absolute address or of a path. The host and the fragment are dropped. */
export function splitUrl(url: string): { path: string; query: string } {
  const start = url.startsWith('/') ? 0 : (withHost.exec(url)?.[0].length ?? 0);
  const hash = url.indexOf('#', start);
  const end = hash === -1 ? url.length : hash;
  const mark = url.indexOf('?', start);
  const hasQuery = mark !== -1 && mark < end;
  const path = url.slice(start, hasQuery ? mark : end);
  return { path: path === '' ? '/' : path, query: hasQuery ? url.slice(mark + 1, end) : '' };
}
