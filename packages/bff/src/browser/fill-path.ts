/**
 * Address of a call and what is left for its query or body: `GET /lead/vehicle/{id}` with `{ id: 7 }` →
 * `/api/lead/vehicle/7/`. What is undefined is left out. A text stands for a whole query.
 */
export function fillPath(route: string, input: object | string): [path: string, rest: Record<string, string>] {
  const rest = JSON.parse(JSON.stringify(input));
  const path = route.replace(/^\w+ |\{(\w+)\}/g, (_, name?: string) => {
    if (!name) return '/api';
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(value);
  });
  return [`${path}/`, rest];
}
