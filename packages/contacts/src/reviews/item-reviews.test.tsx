import { summarise } from '@showroom/domain/review/review';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ItemReviews } from './item-reviews.tsx';
import { sampleReview } from './reviews.fixture.ts';

const meta = { page: { current: 1, size: 5, totalPages: 3, totalResults: 11 } };
const screen = (items: (typeof sampleReview)[], sort: 'new' | 'worst' = 'new', consentMode: 'spec' | null = 'spec') =>
  renderToStaticMarkup(
    <ItemReviews
      item={500_001}
      path="/item/500001/"
      query={{ rating: null, sort, page: 1 }}
      reviews={{ items, summary: summarise(items.length > 0 ? { 4: 11 } : {}), meta }}
      consentMode={consentMode}
    />,
  );

test('reviews of goods are ordered, narrowed and paged under the address of the goods', () => {
  const html = screen([sampleReview], 'worst');
  for (const href of ['/item/500001/', '/item/500001/?sort=best', '/item/500001/?rating=4&amp;sort=worst'])
    expect(html).toContain(`href="${href}"`);
  expect(html).toContain('href="/item/500001/?sort=worst&amp;page=2"');
  expect(html).toContain('Меняли масло');
  expect(html).toContain('Написать отзыв');
});

test('where nobody wrote there are no bars and no orders, but the way to write', () => {
  const html = screen([]);
  expect(html).toContain('Отзывов пока нет');
  expect(html).not.toContain('Сначала новые');
  expect(html).toContain('Написать отзыв');
});

test('in a partner’s frame reviews are read alone', () => {
  const html = screen([sampleReview], 'new', null);
  expect(html).toContain('Меняли масло');
  expect(html).not.toContain('Написать отзыв');
});
