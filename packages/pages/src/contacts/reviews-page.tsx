import { getDealers, getReviews } from '@showroom/api-client/server';
import { ReviewForm } from '@showroom/contacts/review-form';
import { ReviewsScreen } from '@showroom/contacts/reviews-screen';
import type { Brand } from '@showroom/domain/brand';
import { dealerPath, reviewsPath } from '@showroom/domain/contact-paths';
import { printReviewsQuery, type ReviewsQuery, readReviewsQuery } from '@showroom/domain/review/reviews-query';
import { about, countOf } from '@showroom/domain/text';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hiddenQuery } from '../hidden-query.ts';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { loadAdviser, loadDealer } from './contact-facts.ts';
import { factsMetadata } from './contact-metadata.ts';

type Params = { query: string; dealer: string; adviser: string };
type Props = PageProps<Params>;

/** Reviews on one page. */
const size = 10;

const crumb = (name: string, href?: string) => ({ name, ...(href && { href }) });

/** Whom the page is about: its names, the way up, and where one may go on. */
async function readSubject(brand: Brand, { dealer: dealerCode, adviser: adviserCode }: Params) {
  const home = [crumb('Главная', '/')];
  if (dealerCode === '-') {
    const dealers = await getDealers(brand.holdingId);
    return {
      heading: `Отзывы ${about(brand.name)}`,
      crumbs: [...home, crumb('Отзывы')],
      links: dealers.map(({ code, name }) => ({ name, href: reviewsPath(code) })),
      ask: {},
    };
  }
  const dealer = await loadDealer(brand, dealerCode);
  const above = [...home, crumb('Отзывы', reviewsPath())];
  if (adviserCode === '-')
    return {
      heading: `Отзывы ${about(dealer.name)}`,
      crumbs: [...above, crumb(dealer.name)],
      links: [{ name: 'Страница центра', href: dealerPath(dealer) }],
      ask: { dealer: dealer.code },
    };
  const known = await loadAdviser(brand, adviserCode);
  if (known.dealer.code !== dealer.code) notFound();
  const { name, code } = known.adviser;
  return {
    heading: `${name}: отзывы`,
    crumbs: [...above, crumb(dealer.name, reviewsPath(dealer.code)), crumb(name)],
    links: [{ name: 'Все отзывы о\u00a0центре', href: reviewsPath(dealer.code) }],
    ask: { dealer: dealer.code, employee: code },
  };
}

const toQuery = (text: string): ReviewsQuery => readReviewsQuery(hiddenQuery(text));

/** Reviews of the group, a centre, a person. Sort, stars and page stand in the query. */
export function reviewsPage({ brand }: ShellFacts) {
  const load = async ({ params }: Props) => {
    const given = await params;
    const query = toQuery(given.query);
    const subject = await readSubject(brand, given);
    const reviews = await getReviews(brand.holdingId, { ...subject.ask, ...query, size });
    if (query.page > reviews.meta.page.totalPages) notFound();
    const path = reviewsPath(subject.ask.dealer, 'employee' in subject.ask ? subject.ask.employee : undefined);
    return { query, subject, reviews, path };
  };
  return {
    generateStaticParams: () => [{ query: '-', dealer: '-', adviser: '-' }],
    generateMetadata: async (props: Props): Promise<Metadata> => {
      const { query, subject, reviews, path } = await load(props);
      const count = countOf(reviews.summary.count, ['отзыв', 'отзыва', 'отзывов']);
      const further = query.page > 1 ? `, страница ${query.page}` : '';
      const rows = printReviewsQuery({ rating: null, sort: 'new', page: query.page });
      const metadata = factsMetadata(brand, rows ? `${path}?${rows}` : path, {
        title: `${subject.heading}${further}`,
        description: `${subject.heading}: ${count} покупателей и\u00a0клиентов сервиса, оценки и\u00a0ответы центров${further}.`,
      });
      const isNarrow = query.rating !== null || query.sort !== 'new' || query.page > 1;
      return isNarrow ? { ...metadata, robots: { index: false, follow: true } } : metadata;
    },
    Page: async (props: Props) => {
      const { query, subject, reviews, path } = await load(props);
      const { ask, ...words } = subject;
      return (
        <ReviewsScreen
          {...words}
          path={path}
          query={query}
          reviews={reviews}
          form={<ReviewForm {...ask} consentMode={brand.consentMode} />}
        />
      );
    },
  };
}
