import type { Brand } from '@showroom/domain/brand';
import { type CityCode, cities } from '@showroom/domain/city';
import { countOf, formatInteger, formatRoubles } from '@showroom/domain/text';
import { breadcrumbNode } from '@showroom/listing/listing-nodes';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { JsonLd } from '@showroom/ui/json-ld';
import { Picture } from '@showroom/ui/picture';
import type { CatalogKind } from './catalog-kinds.ts';
import * as css from './catalog-screen.css.ts';
import { CatalogSearch } from './catalog-search.tsx';

type Props = { brand: Brand; city: CityCode; kinds: readonly CatalogKind[] };

const crumbs = [{ name: 'Главная', href: '/' }, { name: 'Каталог' }];

function Kind({ kind, isFirst }: { kind: CatalogKind; isFirst: boolean }) {
  const price = kind.priceFrom === null ? '' : `, от\u00a0${formatRoubles(kind.priceFrom * 100)}`;
  return (
    <li className={css.kind}>
      <div className={css.picture}>
        {kind.picture && <Picture base={kind.picture.base} size="card" alt="" eager={isFirst} />}
      </div>
      <div>
        <h2>
          <a className={css.name} href={kind.href}>
            {kind.name}
          </a>
        </h2>
        <p className={css.figures}>
          {countOf(kind.total, kind.search.forms)}
          {price}
        </p>
      </div>
      <ul className={css.sections}>
        {kind.sections.map(({ name, href, total }) => (
          <li key={href}>
            <a className={css.section} href={href}>
              {`${name}\u00a0`}
              <span className={css.count}>{formatInteger(total)}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The entry to the whole catalogue: a quick search with a tab for each kind, and a way into each. */
export function CatalogScreen({ brand, city, kinds }: Props) {
  return (
    <Container>
      <JsonLd nodes={[breadcrumbNode(brand, crumbs)]} />
      <div className={css.head}>
        <Breadcrumbs items={crumbs} />
        <Heading level={1} size="xl">
          Каталог техники в&nbsp;{cities[city].p}
        </Heading>
      </div>
      <search aria-label="Быстрый поиск по каталогу">
        <CatalogSearch kinds={kinds.map(({ name, search }) => ({ name, search }))} />
      </search>
      <ul className={css.kinds}>
        {kinds.map((kind, index) => (
          <Kind key={kind.kind} kind={kind} isFirst={index === 0} />
        ))}
      </ul>
    </Container>
  );
}
