import type { StaticPage } from '@showroom/api-contract/content';
import type { Brand } from '@showroom/domain/brand';
import { type CityCode, cities } from '@showroom/domain/city';
import { Container } from '@showroom/ui/container';
import { JsonLd } from '@showroom/ui/json-ld';
import type { ReactNode } from 'react';
import type { BlockFacts } from '../blocks/block-props.ts';
import { PageBlocks } from '../blocks/page-blocks.tsx';
import { organizationNode, webSiteNode } from '../structured-data/company-nodes.ts';
import { HomeHero } from './home-hero.tsx';
import * as css from './home-screen.css.ts';

type Props = {
  brand: Brand;
  city: CityCode;
  page: StaticPage;
  facts: BlockFacts;
  /** The search block: it leads to the catalogue, so the app brings it. */
  search: ReactNode;
  /** What this visitor looked at before; nothing on a first visit. */
  recent?: ReactNode;
};

/** The home page: search first, then the blocks in their editor's order. */
export function HomeScreen({ brand, city, page, facts, search, recent }: Props) {
  const hero = page.blocks.find((block) => block.kind === 'hero');
  const rest = page.blocks.filter((block) => block !== hero);
  return (
    // One element: whoever comes from another page is scrolled to its top, and of several to one of them.
    <div>
      <JsonLd nodes={[organizationNode(brand), webSiteNode(brand)]} />
      <HomeHero
        eyebrow={`${brand.name} в ${cities[city].p}`}
        title={hero?.title || page.seo?.h1 || page.title}
        lead={hero?.lead}
        scene={hero?.scene}
        search={search}
      />
      <Container>
        <div className={css.sections}>
          <PageBlocks blocks={rest} facts={facts} look="landing" afterFirst={recent} />
        </div>
      </Container>
    </div>
  );
}
