import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of `public/` as paths. */
function publicFiles(dir: string): string[] {
  const folder = join(dir, 'public');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/')] : [],
  );
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|\\]/g, '\\$&');

/** A route as the build names it: `/feed/[name]`, `/api/[...path]`. */
function toPattern(route: string): string {
  return literally(route)
    .replaceAll(/\/\[\[\\\.\\\.\\\.\w+\]\]/g, '(?:/.+)?')
    .replaceAll(/\[\\\.\\\.\\\.\w+\]/g, '.+')
    .replaceAll(/\[\w+\]/g, '[^/]+');
}

/** Routes of the build that are handlers, not pages. */
function handlerRoutes(dir: string): string[] {
  const routes: unknown = JSON.parse(readFileSync(join(dir, '.next/app-path-routes-manifest.json'), 'utf8'));
  return Object.entries(routes as Record<string, string>).flatMap(([file, path]) =>
    file.endsWith('/route') ? [path] : [],
  );
}

/**
 * Whether a path is a file of `public/` or a handler of the build. Nothing else is handed on without a page's plan: the first
 * segment of a page is a parameter, so the framework would find a page for any path.
 */
export function readEndpoints(dir: string): (path: string) => boolean {
  const files = new Set(publicFiles(dir));
  const handlers = new RegExp(`^(?:${handlerRoutes(dir).map(toPattern).join('|')})/?$`);
  return (path) => files.has(path) || handlers.test(path);
}
