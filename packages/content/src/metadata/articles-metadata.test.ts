import type { Article } from '@showroom/api-contract/content';
import { exampleBrand } from '@showroom/domain/example-brand';
import { expect, test } from 'vitest';
import { articleMetadata } from './articles-metadata.ts';

const brand = { ...exampleBrand, features: { ...exampleBrand.features, englishLink: true } };
const article: Article = {
  id: 'winter',
  section: 'news',
  title: 'Зима',
  lead: 'Коротко о\u00a0зиме',
  picture: null,
  publishedAt: '2026-11-01T06:00:00.000Z',
  until: null,
  tags: [],
  updatedAt: '2026-11-02T06:00:00.000Z',
  author: null,
  blocks: [],
  seo: null,
  vehicles: null,
  languages: ['en', 'ru'],
  newer: null,
  older: null,
};
const languagesOf = (given: Article, of = brand) => articleMetadata(of, '/news/winter/', given).alternates?.languages;

test('an article names itself in every language that it has, and nothing else', () => {
  const own = `https://${brand.host}`;
  expect(languagesOf(article)).toEqual({
    en: `${own}/en/news/winter/`,
    ru: `${own}/news/winter/`,
    'x-default': `${own}/news/winter/`,
  });
  expect(languagesOf({ ...article, languages: ['ru'] })).toBeUndefined();
  expect(languagesOf(article, { ...brand, features: { ...brand.features, englishLink: false } })).toBeUndefined();
});

test('the preview of an article carries its title', () => {
  expect(articleMetadata(brand, '/news/winter/', article).openGraph?.images).toMatchObject([
    {
      url: expect.stringMatching(/\/media\/og\/[a-z0-9-]+\/[a-z0-9]+\/news\/winter\.jpg$/),
      width: 1200,
      height: 630,
      alt: 'Зима',
    },
  ]);
});
