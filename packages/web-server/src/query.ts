/** The router's own parameter: it tells answers apart for caches that do not look at headers. Ours does. */
export function dropRouterParam(url: string): string {
  if (!url.includes('_rsc')) return url;
  const mark = url.indexOf('?');
  if (mark < 0) return url;
  const pairs = url.slice(mark + 1).split('&');
  const kept = pairs.filter((pair) => pair !== '_rsc' && !pair.startsWith('_rsc='));
  return kept.length === 0 ? url.slice(0, mark) : `${url.slice(0, mark)}?${kept.join('&')}`;
}

/** An address with these parameters of its query alone. A name that is written with escapes stays: it may be one of them. */
export function keepParams(url: string, params: ReadonlySet<string>): string {
  const mark = url.indexOf('?');
  if (mark < 0) return url;
  let kept = '';
  for (const pair of url.slice(mark + 1).split('&')) {
    const end = pair.indexOf('=');
    const name = end < 0 ? pair : pair.slice(0, end);
    if (params.has(name) || name.includes('%') || name.includes('+')) kept += `${kept === '' ? '?' : '&'}${pair}`;
  }
  return url.slice(0, mark) + kept;
}
