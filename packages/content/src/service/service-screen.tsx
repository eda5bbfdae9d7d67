import type { BlockOf } from '@showroom/api-contract/blocks';
import type { StaticPage } from '@showroom/api-contract/content';
import type { Brand } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';
import { contentPictureBase } from '@showroom/domain/content-picture';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { JsonLd } from '@showroom/ui/json-ld';
import { Picture } from '@showroom/ui/picture';
import { Text } from '@showroom/ui/text';
import type { BlockFacts } from '../blocks/block-props.ts';
import { PageBlocks } from '../blocks/page-blocks.tsx';
import { LinkList } from './link-list.tsx';
import { serviceNodes } from './service-nodes.ts';
import * as css from './service-screen.css.ts';

type Link = { name: string; href: string };
type Props = {
  brand: Brand;
  city: CityCode;
  page: StaticPage;
  /** Address of the page. */
  href: string;
  heading: string;
  /** Pages above this one, after the home page. */
  above: readonly Link[];
  facts: BlockFacts;
  /** What the page of a section leads to. */
  cards: BlockOf<'cards'>['cards'];
  /** Other pages of the section. */
  neighbours: readonly Link[];
  /** The same service for something narrower: models of a mark. */
  narrower: readonly Link[];
};

/** A service: what it is at the top, the blocks of its text, the section around it. */
export function ServiceScreen({ page, facts, cards, neighbours, narrower, ...head }: Props) {
  const { brand, city, href, heading, above } = head;
  const hero = page.blocks.find((block) => block.kind === 'hero');
  const rest = page.blocks.filter((block) => block !== hero);
  const section: BlockOf<'cards'>[] =
    cards.length > 0 ? [{ kind: 'cards', title: 'Все услуги раздела', code: 'section', cards }] : [];
  return (
    <Container>
      <JsonLd nodes={serviceNodes({ brand, city, page, href, heading, above })} />
      <div className={css.page}>
        <div className={css.head}>
          <div className={css.words}>
            <Breadcrumbs items={[{ name: 'Главная', href: '/' }, ...above, { name: heading }]} />
            <Heading level={1} size="xl">
              {heading}
            </Heading>
            {hero?.lead && (
              <Text size="lg" tone="quiet">
                {hero.lead}
              </Text>
            )}
          </div>
          {hero?.scene && (
            <div className={css.picture}>
              <Picture
                base={contentPictureBase(`scene:${hero.scene}`)}
                size="hero"
                mobileSize="card"
                ratio="16 / 9"
                sizes="(min-width: 1024px) 45vw, 100vw"
                alt=""
                priority
              />
            </div>
          )}
        </div>
        <div className={css.body}>
          <PageBlocks blocks={[...section, ...rest]} facts={facts} look="wide" />
          <LinkList id="narrower" title="По моделям" links={narrower} />
          {cards.length === 0 && <LinkList id="neighbours" title="Другие услуги" links={neighbours} />}
        </div>
      </div>
    </Container>
  );
}
