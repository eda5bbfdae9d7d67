import type { StaticPage } from '@showroom/api-contract/content';
import type { Brand } from '@showroom/domain/brand';
import { type CityCode, cities } from '@showroom/domain/city';
import type { Mark } from '@showroom/domain/vehicle';
import { Container } from '@showroom/ui/container';
import { JsonLd } from '@showroom/ui/json-ld';
import type { ReactNode } from 'react';
import { Section } from '../section/section.tsx';
import { organizationNode, webSiteNode } from '../structured-data/company-nodes.ts';
import { HomeBlock } from './home-block.tsx';
import { HomeHero } from './home-hero.tsx';
import * as css from './home-screen.css.ts';
import { MarksGrid } from './marks-grid.tsx';
import { popularMarks } from './popular-marks.ts';

type Props = {
  brand: Brand;
  city: CityCode;
  page: StaticPage;
  /** Marks of cars with what is in stock now. */
  marks: readonly Mark[];
  /** The search block: it leads to the catalogue, so the app brings it. */
  search: ReactNode;
  /** A row of promoted offers. */
  offers: ReactNode;
  /** What this visitor looked at before; nothing on a first visit. */
  recent?: ReactNode;
};

/** The home page: search, offers, then the company. */
export function HomeScreen({ brand, city, page, marks, search, offers, recent }: Props) {
  const hero = page.blocks.find((block) => block.kind === 'hero');
  const rest = page.blocks.filter((block) => block.kind !== 'hero');
  const popular = popularMarks(marks);
  return (
    <>
      <JsonLd nodes={[organizationNode(brand), webSiteNode(brand)]} />
      <HomeHero
        eyebrow={`${brand.name} в ${cities[city].p}`}
        title={page.seo?.h1 || hero?.title || page.title}
        lead={hero?.lead}
        scene={hero?.scene}
        search={search}
      />
      <Container>
        <div className={css.sections}>
          <Section id="offers" title="Сейчас в наличии" more={{ href: '/cars/', name: 'Весь каталог' }}>
            {offers}
          </Section>
          {recent}
          {popular.length > 0 && (
            <Section id="marks" title="Популярные марки" more={{ href: '/brands/', name: 'Все бренды' }}>
              <MarksGrid marks={popular} />
            </Section>
          )}
          {rest.map((block, index) => (
            <HomeBlock key={`${block.kind}-${block.title ?? index}`} block={block} />
          ))}
        </div>
      </Container>
    </>
  );
}
