import type { Brand } from '@showroom/domain/brand';
import { formatInteger } from '@showroom/domain/text';
import { breadcrumbNode } from '@showroom/listing/listing-nodes';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { JsonLd } from '@showroom/ui/json-ld';
import { Pagination } from '@showroom/ui/pagination';
import { Text } from '@showroom/ui/text';
import type { HubGroup } from './color-groups.ts';
import * as css from './color-hub.css.ts';
import { colorHubs, type HubCode } from './color-hub.data.ts';
import { hubHref } from './hub-href.ts';

type Props = {
  brand: Brand;
  hub: HubCode;
  /** Groups of this page. */
  groups: readonly HubGroup[];
  page: number;
  totalPages: number;
};

function Group({ group }: { group: HubGroup }) {
  return (
    <section className={css.group}>
      {group.name && (
        <Heading level={2} size="md">
          {group.name}
        </Heading>
      )}
      <ul className={css.links}>
        {group.links.map(({ name, href, count }) => (
          <li key={href}>
            <a className={css.link} href={href}>
              {name} <span className={css.count}>{formatInteger(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A hub of colour pages: what there is in stock of each colour, one link a page. */
export function ColorHubScreen({ brand, hub, groups, page, totalPages }: Props) {
  const { title, lead } = colorHubs[hub];
  const crumbs = [{ name: 'Главная', href: '/' }, { name: 'Автомобили', href: '/cars/' }, { name: title }];
  return (
    <Container>
      <JsonLd nodes={[breadcrumbNode(brand, crumbs)]} />
      <div className={css.head}>
        <Breadcrumbs items={crumbs} />
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <Text tone="quiet">{lead}</Text>
        <nav className={css.tabs} aria-label="Цвета">
          {Object.entries(colorHubs).map(([code, { name }]) => (
            <a
              key={code}
              className={css.tab}
              href={hubHref(code as HubCode, 1)}
              aria-current={code === hub ? 'page' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
      </div>
      <div className={css.groups}>
        {groups.map((group) => (
          <Group key={group.name} group={group} />
        ))}
      </div>
      {totalPages > 1 && (
        <div className={css.pages}>
          <Pagination current={page} total={totalPages} hrefOf={(number) => hubHref(hub, number)} />
        </div>
      )}
    </Container>
  );
}
