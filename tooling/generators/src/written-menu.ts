/** A row of a menu that stands on a line of its own. */
const menuLine = /^\s*\{ name: '[^']*', href: '([^'?#]*)'[^{}]*\},?$/;

/** The menu of the model without rows whose page has no text under the new brand: they would lead to a 404. */
export function writtenMenu(source: string, isWritten: (path: string) => boolean): string {
  const lines = source.split('\n');
  return lines
    .filter((line) => {
      const [, path] = menuLine.exec(line) ?? [];
      return path === undefined || isWritten(path);
    })
    .join('\n');
}
