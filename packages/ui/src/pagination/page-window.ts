/**
 * Pages that a pagination shows: first, last, the current one and its neighbours. `null` stands for a gap.
 * A gap of one page is shown as that page: `1 2 3`, never `1 … 3`.
 */
export function pageWindow(current: number, total: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
}
