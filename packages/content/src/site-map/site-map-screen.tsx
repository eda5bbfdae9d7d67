import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Static } from '@showroom/ui/static';
import * as css from './site-map-screen.css.ts';

export type SiteMapGroup = { name: string; links: readonly { name: string; href: string }[] };

/** Every page of the site that has a name of its own. */
export function SiteMapScreen({ title, groups }: { title: string; groups: readonly SiteMapGroup[] }) {
  return (
    <Container>
      <div className={css.page}>
        <Breadcrumbs items={[{ name: 'Главная', href: '/' }, { name: title }]} />
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {groups
          .filter(({ links }) => links.length > 0)
          .map(({ name, links }) => (
            <section key={name} className={css.group} aria-label={name}>
              <Heading level={2} size="md">
                {name}
              </Heading>
              <Static as="ul" className={css.list}>
                {links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href} className={css.link}>
                      {link.name}
                    </a>
                  </li>
                ))}
              </Static>
            </section>
          ))}
      </div>
    </Container>
  );
}
