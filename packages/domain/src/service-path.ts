import { pagePath } from './content-path.ts';

/** Sections of services: those of the sale and those of the workshop. */
export const serviceSections = ['services', 'service'] as const;
export type ServiceSection = (typeof serviceSections)[number];

const workshop = 'service-';

/**
 * The one address of a service's text, among the slugs of its section. In the workshop's section, to which editors add, a text stands
 * under the longest other one that its slug continues: `service-to-svechi` is `/service/to/svechi/` where `service-to` is
 * written, `/service/to-svechi/` where it is not.
 */
export function servicePath(slug: string, slugs: ReadonlySet<string>): string {
  if (!slug.startsWith(workshop)) return pagePath(slug);
  for (let end = slug.lastIndexOf('-'); end >= workshop.length; end = slug.lastIndexOf('-', end - 1)) {
    const above = slug.slice(0, end);
    if (slugs.has(above)) return `${servicePath(above, slugs)}${slug.slice(end + 1)}/`;
  }
  return `/service/${slug.slice(workshop.length)}/`;
}
