/** Sections of services: those of the sale and those of the workshop. */
export const serviceSections = ['services', 'service'] as const;
export type ServiceSection = (typeof serviceSections)[number];

/** The slug of a path, `/service/to/svechi/` → `service-to-svechi`: hyphens stand for slashes and underscores. */
export const slugOfPath = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '')
    .join('-')
    .replaceAll('_', '-');

/**
 * The one address of a text of a section, among the slugs of that section: a text stands under the longest other one that
 * its slug continues. `service-to-svechi` is `/service/to/svechi/` where `service-to` is written, and `/service/to-svechi/`
 * where it is not.
 */
export function servicePath(section: ServiceSection, slug: string, slugs: ReadonlySet<string>): string {
  if (slug === section) return `/${section}/`;
  for (let end = slug.lastIndexOf('-'); end > section.length; end = slug.lastIndexOf('-', end - 1)) {
    const above = slug.slice(0, end);
    if (slugs.has(above)) return `${servicePath(section, above, slugs)}${slug.slice(end + 1)}/`;
  }
  return `/${section}/${slug.slice(section.length + 1)}/`;
}
