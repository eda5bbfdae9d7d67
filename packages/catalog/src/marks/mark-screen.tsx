import type { BrandOverview } from '@showroom/api-contract/brands';
import type { Brand } from '@showroom/domain/brand';
import { type CityCode, cities } from '@showroom/domain/city';
import { opensDialog } from '@showroom/domain/dialogs';
import { countries } from '@showroom/domain/dictionaries';
import { nouns } from '@showroom/domain/nouns';
import { countOf, formatInteger, formatRoubles } from '@showroom/domain/text';
import type { Dealer, Mark } from '@showroom/domain/vehicle';
import { breadcrumbNode } from '@showroom/listing/listing-nodes';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { ButtonLink } from '@showroom/ui/button-link';
import { Container } from '@showroom/ui/container';
import { FactList } from '@showroom/ui/fact-list';
import { Heading } from '@showroom/ui/heading';
import { JsonLd } from '@showroom/ui/json-ld';
import { Picture } from '@showroom/ui/picture';
import { OffersRow } from '../card/offers-row.tsx';
import { LineUp } from './line-up.tsx';
import { MarkDealers } from './mark-dealers.tsx';
import { overviewNodes } from './mark-nodes.ts';
import { MarkSign } from './mark-sign.tsx';
import { mainType, markCrumbs, subjectName } from './mark-subject.ts';
import { MarkTabs } from './mark-tabs.tsx';
import { NoStock } from './no-stock.tsx';
import * as css from './overview.css.ts';
import { overviewFacts } from './overview-facts.ts';
import { OverviewSection } from './overview-section.tsx';
import { SeriesList } from './series-list.tsx';
import { stockLinks } from './stock-links.ts';
import { VersionTables } from './version-tables.tsx';

export type MarkScreenProps = {
  brand: Brand;
  city: CityCode;
  overview: BrandOverview;
  /** Centres of the mark, those of the city first. */
  dealers: readonly Dealer[];
  /** Alternative marks, shown without stock. */
  similar: readonly Mark[];
  /** Paragraphs written about it. */
  text: readonly string[];
};

/** «Япония. 84 автомобиля в наличии, от 1 500 000 ₽». */
function leadOf(overview: BrandOverview): string {
  const { mark, stock, prices } = overview;
  const type = mainType(overview);
  const origin = overview.model ? '' : `${countries[mark.country]}. `;
  if (stock.total === 0) return `${origin}Сейчас нет в\u00a0наличии`;
  const price = prices.from === null ? '' : `, от\u00a0${formatRoubles(prices.from)}`;
  const isMixed =
    !overview.model && new Set(overview.models.filter((m) => m.stock.total > 0).map((m) => m.type)).size > 1;
  const count = isMixed
    ? countOf(stock.total, ['предложение', 'предложения', 'предложений'])
    : countOf(stock.total, nouns[type].count);
  return `${origin}${count} в\u00a0наличии${price}`;
}

function Hero({ brand, city, overview }: Pick<MarkScreenProps, 'brand' | 'city' | 'overview'>) {
  const { mark, stock } = overview;
  // A mark of cars is not presented by its delivery van.
  const shown = overview.offers.find(({ type }) => type === mainType(overview)) ?? overview.offers[0];
  const picture = overview.model?.picture ?? shown?.pictures[0] ?? overview.models[0]?.picture;
  const isDriven = stock.total > 0 && overview.figures.power !== null;
  return (
    <div className={css.hero}>
      {picture && (
        <div className={css.picture}>
          <Picture base={picture.base} size="hero" alt={picture.alt} priority />
        </div>
      )}
      <div className={css.words}>
        {!overview.model && <MarkSign name={mark.name} />}
        <Heading level={1} size="xl">
          {subjectName(overview)} в&nbsp;{cities[city].p}
        </Heading>
        <p className={css.lead}>{leadOf(overview)}</p>
        <div className={css.actions}>
          {stockLinks(brand, overview).map(({ name, href, count }, index) => (
            <ButtonLink key={href} href={href} tone={index === 0 ? 'action' : 'outline'}>
              {`${name}\u00a0· ${formatInteger(count)}`}
            </ButtonLink>
          ))}
          {isDriven && (
            <ButtonLink
              href={`/services/testdrive/?mark=${mark.code}`}
              tone="outline"
              rel="nofollow"
              {...opensDialog('testdrive')}
            >
              Тест-драйв
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}

/** The overview of a mark, of its model, or of a series of that: what there is, at what price, and where. */
export function MarkScreen({ brand, city, overview, dealers, similar, text }: MarkScreenProps) {
  const { mark, model, models, offers, stock } = overview;
  const crumbs = markCrumbs(overview);
  const facts = overviewFacts(overview);
  return (
    <Container>
      <JsonLd nodes={[...overviewNodes(brand, overview), breadcrumbNode(brand, crumbs)]} />
      <div className={css.head}>
        <Breadcrumbs items={crumbs} />
        <Hero brand={brand} city={city} overview={overview} />
        <MarkTabs overview={overview} current="overview" />
      </div>
      <div className={css.body}>
        {stock.total === 0 && <NoStock overview={overview} similar={similar} />}
        {!model && <LineUp markName={mark.name} models={models} />}
        {facts.length > 0 && (
          <OverviewSection title="Коротко о том, что в наличии">
            <FactList columns={4} facts={facts} />
          </OverviewSection>
        )}
        <SeriesList overview={overview} />
        <VersionTables overview={overview} />
        {offers.length > 0 && (
          <OverviewSection title={`${subjectName(overview)} в\u00a0наличии`}>
            <OffersRow items={offers} />
          </OverviewSection>
        )}
        <MarkDealers markName={mark.name} dealers={dealers} />
        {text.length > 0 && (
          <OverviewSection title={`О\u00a0${model ? 'модели' : 'марке'} ${subjectName(overview)}`}>
            <div className={css.text}>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </OverviewSection>
        )}
      </div>
    </Container>
  );
}
