import type { BrandOverview } from '@showroom/api-contract/brands';
import type { Brand } from '@showroom/domain/brand';
import { fullCostWords, monthlyPayment } from '@showroom/domain/credit';
import { opensDialog } from '@showroom/domain/dialogs';
import { formatRoubles } from '@showroom/domain/text';
import type { Dealer } from '@showroom/domain/vehicle';
import { breadcrumbNode } from '@showroom/listing/listing-nodes';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { ButtonLink } from '@showroom/ui/button-link';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { JsonLd } from '@showroom/ui/json-ld';
import { OffersRow } from '../card/offers-row.tsx';
import { percentWords } from '../text/percent-words.ts';
import * as calculator from './credit-calculator.css.ts';
import { CreditCalculator } from './credit-calculator.tsx';
import { type CreditProgramme, creditProgrammes, termsOf } from './credit-programmes.data.ts';
import { creditQuestions } from './credit-questions.data.ts';
import { formHref } from './form-href.ts';
import { MarkDealers } from './mark-dealers.tsx';
import { questionsNode } from './mark-nodes.ts';
import { markCrumbs, subjectName } from './mark-subject.ts';
import { MarkTabs } from './mark-tabs.tsx';
import * as css from './overview.css.ts';
import { OverviewSection } from './overview-section.tsx';
import { Questions } from './questions.tsx';

type Props = { brand: Brand; overview: BrandOverview; dealers: readonly Dealer[] };

/** Zero is no share. */
const downWords = ({ leastDownPayment }: CreditProgramme) =>
  leastDownPayment > 0 ? `взнос от\u00a0${percentWords(leastDownPayment)}` : 'взнос не\u00a0нужен';

/** What the calculator begins with where nothing is in stock, kopecks. */
const plainPrice = 200_000_000;
/** Cards of one row on a wide screen. */
const offerLimit = 4;

/** The credit on a mark or model: calculator, programmes, what is in stock, questions. */
export function CreditScreen({ brand, overview, dealers }: Props) {
  const { mark, prices, offers } = overview;
  const name = subjectName(overview);
  const crumbs = markCrumbs(overview, 'Кредит');
  return (
    <Container>
      <JsonLd nodes={[breadcrumbNode(brand, crumbs), questionsNode(creditQuestions)]} />
      <div className={css.head}>
        <Breadcrumbs items={crumbs} />
        <Heading level={1} size="xl">
          {name} в{'\u00a0'}кредит
        </Heading>
        <p className={css.lead}>
          {prices.from === null
            ? `Рассчитайте платёж за\u00a0${name} и\u00a0отправьте заявку: подберём условия к\u00a0поступлению.`
            : `От\u00a0${formatRoubles(monthlyPayment(prices.from))} в\u00a0месяц за\u00a0машину по\u00a0цене ${formatRoubles(prices.from)}, без учёта дополнительных выгод.`}
        </p>
        <MarkTabs overview={overview} current="credit" />
      </div>
      <div className={css.body}>
        <OverviewSection title="Рассчитать платёж">
          <CreditCalculator price={prices.from ?? plainPrice}>
            <ButtonLink href={formHref(overview)} size="lg" wide rel="nofollow" {...opensDialog('credit')}>
              Отправить заявку
            </ButtonLink>
          </CreditCalculator>
        </OverviewSection>
        <OverviewSection title="Программы">
          <ul className={calculator.programmes}>
            {creditProgrammes.map((programme) => (
              <li key={programme.code} className={calculator.programme}>
                <h3 className={css.dealerName}>{programme.name}</h3>
                <p className={css.quiet}>Полная стоимость кредита</p>
                <p className={calculator.rate}>{fullCostWords(programme.annualRate)}</p>
                <p className={css.quiet}>
                  {`Ставка ${percentWords(programme.annualRate)} годовых, ${downWords(programme)}, срок до\u00a0${programme.mostMonths}\u00a0мес.`}
                  {prices.from !== null &&
                    `, платёж от\u00a0${formatRoubles(monthlyPayment(prices.from, termsOf(programme)))}`}
                </p>
                <p>{programme.note}</p>
              </li>
            ))}
          </ul>
        </OverviewSection>
        {offers.length > 0 && (
          <OverviewSection title={`${name} в\u00a0наличии`}>
            <OffersRow items={offers.slice(0, offerLimit)} />
          </OverviewSection>
        )}
        <Questions items={creditQuestions} />
        <MarkDealers markName={mark.name} dealers={dealers} />
      </div>
    </Container>
  );
}
