import type { BrandOverview } from '@showroom/api-contract/brands';
import type { Brand } from '@showroom/domain/brand';
import { formatInteger } from '@showroom/domain/text';
import type { Dealer } from '@showroom/domain/vehicle';
import { breadcrumbNode } from '@showroom/listing/listing-nodes';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { ButtonLink } from '@showroom/ui/button-link';
import { Container } from '@showroom/ui/container';
import { type Fact, FactList } from '@showroom/ui/fact-list';
import { Heading } from '@showroom/ui/heading';
import { JsonLd } from '@showroom/ui/json-ld';
import { guarantyQuestions, termsWords } from './guaranty-questions.ts';
import { type GuarantyTerms, guarantyTerms } from './guaranty-terms.data.ts';
import { MarkDealers } from './mark-dealers.tsx';
import { questionsNode } from './mark-nodes.ts';
import { markCrumbs } from './mark-subject.ts';
import { MarkTabs } from './mark-tabs.tsx';
import * as css from './overview.css.ts';
import { OverviewSection } from './overview-section.tsx';
import { Questions } from './questions.tsx';
import { stockLinks } from './stock-links.ts';

type Props = { brand: Brand; overview: BrandOverview; dealers: readonly Dealer[] };

/** The terms of a mark's cars; undefined where they are not known. */
export const termsOfMark = (code: string): GuarantyTerms | undefined =>
  Object.hasOwn(guarantyTerms, code) ? guarantyTerms[code] : undefined;

function factsOf({ years, thousandKm }: GuarantyTerms): Fact[] {
  return [
    { label: 'Срок', value: `${years}\u00a0${years === 1 ? 'год' : years < 5 ? 'года' : 'лет'}` },
    {
      label: 'Пробег',
      value: thousandKm === null ? 'без ограничения' : `до\u00a0${formatInteger(thousandKm * 1000)}\u00a0км`,
    },
    { label: 'Начало', value: 'со\u00a0дня передачи первому покупателю' },
    { label: 'При продаже', value: 'переходит к\u00a0новому владельцу' },
  ];
}

/** The guaranty of a mark: its terms, what people ask, the centres that keep it. */
export function GuarantyScreen({ brand, overview, dealers }: Props) {
  const { mark } = overview;
  const terms = termsOfMark(mark.code);
  const questions = guarantyQuestions(mark.name, terms);
  const crumbs = markCrumbs(overview, 'Гарантия');
  return (
    <Container>
      <JsonLd nodes={[breadcrumbNode(brand, crumbs), questionsNode(questions)]} />
      <div className={css.head}>
        <Breadcrumbs items={crumbs} />
        <Heading level={1} size="xl">
          Гарантия {mark.name}
        </Heading>
        <p className={css.lead}>
          {terms
            ? `На\u00a0новые автомобили\u00a0— ${termsWords(terms)}.`
            : 'Срок и\u00a0условия зависят от\u00a0машины и\u00a0указаны в\u00a0её сервисной книжке. Поможем их проверить.'}
        </p>
        <MarkTabs overview={overview} current="guaranty" />
      </div>
      <div className={css.body}>
        {terms && (
          <OverviewSection title="Условия">
            <FactList columns={4} facts={factsOf(terms)} />
            <p className={css.quiet}>
              Это основная гарантия изготовителя на{'\u00a0'}новые автомобили. Условия для вашей машины указаны в
              {'\u00a0'}
              сервисной книжке; они могут отличаться по{'\u00a0'}модели, году и{'\u00a0'}узлам.
            </p>
          </OverviewSection>
        )}
        {overview.stock.total > 0 && (
          <div className={css.actions}>
            {stockLinks(brand, overview).map(({ name, href, count }) => (
              <ButtonLink key={href} href={href} tone="outline">
                {`${name} ${mark.name}\u00a0· ${formatInteger(count)}`}
              </ButtonLink>
            ))}
          </div>
        )}
        <Questions items={questions} />
        <MarkDealers markName={mark.name} dealers={dealers} />
      </div>
    </Container>
  );
}
