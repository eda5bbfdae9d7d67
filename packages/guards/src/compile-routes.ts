import { type ExistenceKind, existenceKinds } from '@showroom/domain/existence';
import type { CompiledRoute, RouteMatch, RouteParams } from './facts.ts';
import { compileTarget } from './fill-target.ts';
import { brandOfGuard, readGuard } from './named-guards.ts';
import { readPath } from './path-reading.ts';
import { parseRoutePath } from './route-pattern.ts';
import type { Layout, Route } from './route-table.ts';
import { createTrie, findRoute, insertRoute } from './route-trie.ts';

/** Layouts that show who is signed in, or let him sign in. */
const privateLayouts: ReadonlySet<Layout> = new Set(['auth', 'lk', 'registration', 'reports']);

export type RouteTable = {
  /** The row that answers a raw path, slash or not. Null when none does or the path is not safe. */
  match(path: string): RouteMatch | null;
  /** The same for a path that was read before. */
  matchSegments(segments: readonly string[]): RouteMatch | null;
  routes: readonly CompiledRoute[];
  /** Rows of another brand that stood in the table: they do not exist in this shell. */
  excluded: readonly { path: string; reason: string }[];
};

const noParams: RouteParams = Object.freeze({});

function checkNames(path: string, what: string, used: readonly string[], known: readonly string[]): void {
  const stranger = used.find((name) => !known.includes(name));
  if (stranger !== undefined) throw new Error(`Route ${path}: ${what} {${stranger}} is not a parameter of the row`);
}

/** The kind that a row asks about. Throws where a row with parameters forgot to say one, or lacks those of its kind. */
function readExistence(
  { path, exists }: Route,
  paramNames: readonly string[],
  isPrivate: boolean,
): ExistenceKind | undefined {
  if (isPrivate && exists) throw new Error(`Route ${path}: what stands behind a sign-in is not asked for`);
  if (paramNames.length > 0 && !isPrivate && exists === undefined) {
    throw new Error(`Route ${path}: say which kind of thing it shows (exists), or false`);
  }
  if (!exists) return undefined;
  checkNames(path, `${exists} needs`, existenceKinds[exists], paramNames);
  return exists;
}

function compileRoute(route: Route): CompiledRoute {
  const paramNames = parseRoutePath(route.path).flatMap((segment) =>
    segment.kind === 'literal' ? [] : [segment.name],
  );
  const names = route.guards.filter((name) => brandOfGuard(name) === undefined);
  const rules = names.map((name) => {
    const { guard, param } = readGuard(name);
    if (param !== undefined) checkNames(route.path, `guard ${name} reads`, [param], paramNames);
    return guard;
  });
  const compiledTarget = route.target === undefined ? undefined : compileTarget(route.target);
  const compiledRedirect = route.redirect === undefined ? undefined : compileTarget(route.redirect.to);
  checkNames(route.path, 'the target uses', compiledTarget?.names ?? [], [...paramNames, 'city', 'query']);
  checkNames(route.path, 'the redirect uses', compiledRedirect?.names ?? [], paramNames);
  if (compiledRedirect && !readPath(route.redirect?.to.replaceAll(/[{}]/g, '') ?? '')) {
    throw new Error(`Route ${route.path}: the redirect must lead to an own path without a query`);
  }
  const needsSession = names.some((name) => name.startsWith('authenticated'));
  const isPrivate = needsSession || privateLayouts.has(route.layout);
  const existence = readExistence(route, paramNames, needsSession);
  return { ...route, rules, paramNames, compiledTarget, compiledRedirect, existence, isPrivate };
}

/**
 * Builds the matcher of a shell. Brand is a fact of the build, never of a request: rows of another brand are left out
 * and named in `excluded`. Throws 'Unknown route middleware' for a guard that nobody knows, and on rows that collide or
 * cannot be read, so that a broken table never starts.
 *
 * @param brand code of the shell's brand
 */
export function compileRoutes(routes: readonly Route[], brand: string): RouteTable {
  const root = createTrie<CompiledRoute>();
  const compiled: CompiledRoute[] = [];
  const excluded: { path: string; reason: string }[] = [];
  let depth = 0;
  for (const route of routes) {
    const candidate = compileRoute(route);
    const owner = route.guards.map(brandOfGuard).find((code) => code !== undefined && code !== brand);
    if (owner !== undefined) {
      excluded.push({ path: route.path, reason: `only for brand ${owner}, this shell is ${brand}` });
      continue;
    }
    const patterns = parseRoutePath(route.path);
    const rival = insertRoute(root, patterns, candidate);
    if (rival) throw new Error(`Routes ${rival.path} and ${route.path} answer the same paths`);
    compiled.push(candidate);
    depth = Math.max(depth, patterns.length);
  }
  const matchSegments = (segments: readonly string[]): RouteMatch | null => {
    if (segments.length > depth) return null;
    const captured: string[] = [];
    const route = findRoute(root, segments, 0, captured);
    if (!route) return null;
    if (captured.length === 0) return { route, params: noParams };
    const params: Record<string, string> = {};
    for (let i = 0; i < captured.length; i++) params[route.paramNames[i] ?? ''] = captured[i] ?? '';
    return { route, params };
  };
  const match = (path: string): RouteMatch | null => {
    const reading = readPath(path);
    return reading ? matchSegments(reading.segments) : null;
  };
  return { match, matchSegments, routes: compiled, excluded };
}
