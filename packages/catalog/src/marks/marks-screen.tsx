import type { Brand } from '@showroom/domain/brand';
import { type CityCode, cities } from '@showroom/domain/city';
import { type TransportType, transportTypes } from '@showroom/domain/dictionaries';
import { countOf, formatRoubles } from '@showroom/domain/text';
import type { Mark } from '@showroom/domain/vehicle';
import { breadcrumbNode } from '@showroom/listing/listing-nodes';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { JsonLd } from '@showroom/ui/json-ld';
import { byLetter, countryName, popularMarks } from './mark-groups.ts';
import { MarkSign } from './mark-sign.tsx';
import { markHref } from './mark-subject.ts';
import * as css from './marks-screen.css.ts';

/** Marks of one type of vehicles. */
export type MarksOfType = { type: TransportType; marks: readonly Mark[] };

type Props = {
  brand: Brand;
  city: CityCode;
  /** Marks of cars. */
  marks: readonly Mark[];
  /** Marks of everything else that the brand deals in. */
  others: readonly MarksOfType[];
  /** Codes of the marks that a centre of the city sells or services. */
  served: ReadonlySet<string>;
};

const crumbs = [{ name: 'Главная', href: '/' }, { name: 'Марки' }];

function PopularMark({ mark }: { mark: Mark }) {
  return (
    <li>
      <a className={css.plate} href={markHref({ mark: mark.code })}>
        <span className={css.plateHead}>
          <MarkSign name={mark.name} />
          <span>
            <span className={css.plateName}>{mark.name}</span>
            <span className={css.quiet}>{countryName(mark.country)}</span>
          </span>
        </span>
        <span className={css.plateFoot}>
          <span>{mark.stock.total} в наличии</span>
          {mark.priceFrom !== null && <span>от {formatRoubles(mark.priceFrom)}</span>}
        </span>
      </a>
    </li>
  );
}

function MarkRows({ marks, served }: { marks: readonly Mark[]; served: ReadonlySet<string> }) {
  return (
    <ul>
      {marks.map(({ code, name, stock }) => (
        <li key={code}>
          <a className={css.row} href={markHref({ mark: code })}>
            <span>{name}</span>
            <span className={css.quiet}>
              {stock.total > 0 ? stock.total : served.has(code) ? 'обслуживаем' : 'нет в\u00a0наличии'}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Every mark of the group: the popular ones large, then all by letter, then those of what is not a car. */
export function MarksScreen({ brand, city, marks, others, served }: Props) {
  const stocked = marks.filter(({ stock }) => stock.total > 0);
  const total = stocked.reduce((sum, { stock }) => sum + stock.total, 0);
  const popular = popularMarks(marks);
  return (
    <Container>
      <JsonLd nodes={[breadcrumbNode(brand, crumbs)]} />
      <div className={css.head}>
        <Breadcrumbs items={crumbs} />
        <Heading level={1} size="xl">
          Марки автомобилей в&nbsp;{cities[city].p}
        </Heading>
        <p className={css.quiet}>
          {countOf(stocked.length, ['марка', 'марки', 'марок'])} в наличии,{' '}
          {countOf(total, ['автомобиль', 'автомобиля', 'автомобилей'])}
        </p>
      </div>
      {popular.length > 0 && (
        <section className={css.section} aria-labelledby="popular-marks">
          <Heading level={2} size="lg" id="popular-marks">
            Популярные
          </Heading>
          <ul className={css.plates}>
            {popular.map((mark) => (
              <PopularMark key={mark.code} mark={mark} />
            ))}
          </ul>
        </section>
      )}
      <section className={css.section} aria-labelledby="all-marks">
        <Heading level={2} size="lg" id="all-marks">
          Все марки
        </Heading>
        <div className={css.letters}>
          {byLetter(marks).map(({ letter, marks: group }) => (
            <div key={letter} className={css.letterGroup}>
              <h3 className={css.letter}>{letter}</h3>
              <MarkRows marks={group} served={served} />
            </div>
          ))}
        </div>
      </section>
      {others.map(({ type, marks: group }) => (
        <section key={type} className={css.section} aria-labelledby={`marks-${type}`}>
          <Heading level={2} size="lg" id={`marks-${type}`}>
            {transportTypes[type]}
          </Heading>
          <div className={css.letters}>
            <MarkRows marks={group} served={served} />
          </div>
        </section>
      ))}
    </Container>
  );
}
