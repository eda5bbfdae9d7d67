import type { ArticleCard } from '@showroom/api-contract/content';
import { exampleBrand as brand } from '@showroom/domain/example-brand';
import { expect, test } from 'vitest';
import { jsonFeedText, rssText } from './article-feeds.ts';

const item: ArticleCard = {
  id: 'zimnyaya-zapis',
  section: 'news',
  title: 'Шины & диски <зимой>',
  lead: 'Запись открыта.',
  picture: 'scene:service',
  publishedAt: '2026-11-16T06:00:00.000Z',
  until: null,
  tags: [{ code: 'servis', name: 'Сервис' }],
};
const feed = { brand, section: 'news', items: [item] } as const;

test('RSS names each article by its own address, its words escaped', () => {
  const text = rssText(feed);
  expect(text).toContain('<title>Шины &amp; диски &lt;зимой&gt;</title>');
  expect(text).toContain('<guid isPermaLink="true">https://house.example/news/zimnyaya-zapis/</guid>');
  expect(text).toContain('<pubDate>Mon, 16 Nov 2026 06:00:00 GMT</pubDate>');
  expect(text).toContain('<atom:link href="https://house.example/feed/news.rss.xml" rel="self"');
});

test('the JSON feed says the same', () => {
  expect(JSON.parse(jsonFeedText(feed))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://house.example/feed/news.json',
    items: [
      {
        id: 'https://house.example/news/zimnyaya-zapis/',
        title: 'Шины & диски <зимой>',
        image: 'https://house.example/media/scene/service/hero.webp',
        tags: ['Сервис'],
      },
    ],
  });
});
