type Row = { path: string; title?: string };

/** The pages under one first segment, its own page first; nothing where that is the only one. */
export function areaOf(rows: readonly Row[], path: string): { name: string; href: string }[] {
  const root = path.split('/', 2).join('/');
  const area = rows.filter((row) => row.path === root || row.path.startsWith(`${root}/`));
  if (area.length < 2) return [];
  return area.map((row) => ({ name: row.title ?? row.path, href: `${row.path}/` }));
}
