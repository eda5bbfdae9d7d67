import type { BrandOverview } from '@showroom/api-contract/brands';
import type { Brand } from '@showroom/domain/brand';
import { leastPayment } from '@showroom/domain/calculators/credit';
import { creditProgrammes } from '@showroom/domain/calculators/credit-programmes';
import type { CreditProgramme } from '@showroom/domain/calculators/standard-credit';
import { fullCostWords } from '@showroom/domain/credit';
import { formatRoubles } from '@showroom/domain/text';
import type { Dealer } from '@showroom/domain/vehicle';
import { breadcrumbNode } from '@showroom/listing/listing-nodes';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { JsonLd } from '@showroom/ui/json-ld';
import type { ReactNode } from 'react';
import { OffersRow } from '../card/offers-row.tsx';
import { percentWords } from '../text/percent-words.ts';
import { creditQuestions } from './credit-questions.data.ts';
import * as own from './credit-screen.css.ts';
import { MarkDealers } from './mark-dealers.tsx';
import { questionsNode } from './mark-nodes.ts';
import { markCrumbs, subjectName } from './mark-subject.ts';
import { MarkTabs } from './mark-tabs.tsx';
import * as css from './overview.css.ts';
import { OverviewSection } from './overview-section.tsx';
import { Questions } from './questions.tsx';

type Props = { brand: Brand; overview: BrandOverview; dealers: readonly Dealer[]; calculator: ReactNode };

/** Zero is no share. */
const downWords = ({ down }: CreditProgramme) =>
  down.least > 0 ? `взнос от\u00a0${percentWords(down.least)}` : 'взнос не\u00a0нужен';

/** `Ставка 16,9 % годовых, взнос от 20 %, срок до 84 мес., платёж от 49 000 ₽`; no payment where no term fits the vehicle. */
function termsWords(programme: CreditProgramme, credit: BrandOverview['credit']): string {
  const payment = credit && leastPayment(programme, credit.price, credit.months);
  return [
    `Ставка ${percentWords(programme.annualRate)} годовых`,
    downWords(programme),
    `срок ${programme.term.least > 12 ? `от\u00a0${programme.term.least} ` : ''}до\u00a0${programme.term.most}\u00a0мес.`,
    ...(payment === undefined ? [] : [`платёж от\u00a0${formatRoubles(payment)}`]),
  ].join(', ');
}

/** Cards of one row on a wide screen. */
const offerLimit = 4;

/** The credit on a mark or model: calculator, programmes, what is in stock, questions. */
export function CreditScreen({ brand, overview, dealers, calculator }: Props) {
  const { mark, credit, offers, stock } = overview;
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
          {credit
            ? `От\u00a0${formatRoubles(credit.monthly)} в\u00a0месяц за\u00a0машину по\u00a0цене ${formatRoubles(credit.price)}, без учёта дополнительных выгод.`
            : `Рассчитайте платёж за\u00a0${name} и\u00a0отправьте заявку: подберём условия${stock.total > 0 ? '' : ' к\u00a0поступлению'}.`}
        </p>
        <MarkTabs overview={overview} current="credit" />
      </div>
      <div className={css.body}>
        <OverviewSection title="Рассчитать платёж">{calculator}</OverviewSection>
        <OverviewSection title="Программы">
          <ul className={own.programmes}>
            {creditProgrammes.map((programme) => (
              <li key={programme.code} className={own.programme}>
                <h3 className={css.dealerName}>{programme.name}</h3>
                <p className={css.quiet}>Полная стоимость кредита</p>
                <p className={own.rate}>{fullCostWords(programme.annualRate)}</p>
                <p className={css.quiet}>{termsWords(programme, credit)}</p>
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
