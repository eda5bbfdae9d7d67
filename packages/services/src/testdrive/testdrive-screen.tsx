import type { StaticPage } from '@showroom/api-contract/content';
import type { Brand } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import type { Mark } from '@showroom/domain/vehicle';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { JsonLd } from '@showroom/ui/json-ld';
import { Notice } from '@showroom/ui/notice';
import { Picture } from '@showroom/ui/picture';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { formFacts } from '../lead/form-facts.ts';
import { pageParts } from './page-parts.ts';
import { TestDriveIsland } from './testdrive-island.tsx';
import { testDriveNodes } from './testdrive-nodes.ts';
import { Checklist, Questions, Steps } from './testdrive-parts.tsx';
import * as css from './testdrive-screen.css.ts';

type Props = { brand: Brand; city: CityCode; page: StaticPage; marks: readonly Mark[] };

/** Marks that there is something to drive of. */
const driveable = (marks: readonly Mark[]) =>
  marks.filter(({ stock }) => stock.total > 0).map(({ code, name }) => ({ code, name }));

/** The booking of a test drive as a page: why, the form, how it goes, what to have along, what people ask. */
export function TestDriveScreen({ brand, city, page, marks }: Props) {
  const { hero, steps, bring, faq } = pageParts(page);
  const heading = page.seo?.h1 || page.title;
  const phone = brand.phones[city];
  return (
    <Container>
      <JsonLd nodes={testDriveNodes(brand, heading, faq)} />
      <div className={css.page}>
        <div className={css.head}>
          <Breadcrumbs items={[{ name: 'Главная', href: '/' }, { name: heading }]} />
          <Heading level={1} size="xl">
            {heading}
          </Heading>
          {hero && (
            <Text size="lg" tone="quiet">
              {hero.lead}
            </Text>
          )}
        </div>
        <section className={css.form} aria-label="Форма записи">
          <noscript>
            <Notice title="Запишитесь по телефону">
              <p>
                Форма работает с{'\u00a0'}включённым JavaScript. Без него запишем вас по{'\u00a0'}телефону{' '}
                <TextLink href={phoneHref(phone)}>{phoneText(phone)}</TextLink>.
              </p>
            </Notice>
          </noscript>
          <div className={css.live}>
            <TestDriveIsland facts={formFacts(brand, city)} marks={driveable(marks)} />
          </div>
        </section>
        <div className={css.body}>
          {hero && (
            <div className={css.picture}>
              <Picture base={`/media/scene/${hero.scene}`} size="hero" ratio="16 / 9" alt="" />
            </div>
          )}
          {steps && <Steps part={steps} />}
          {bring && <Checklist part={bring} />}
          {faq && <Questions part={faq} />}
        </div>
      </div>
    </Container>
  );
}
