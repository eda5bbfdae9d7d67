import { exampleBrand as brand } from '@showroom/domain/example-brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noFacts } from '../blocks/block-props.ts';
import { popularMarks } from '../blocks/marks/popular-marks.ts';
import { articles, homePage, marks } from '../fixtures/pages.data.ts';
import { HomeHero } from './home-hero.tsx';
import { HomeScreen } from './home-screen.tsx';

const render = (city: 'msk' | 'spb') =>
  renderToStaticMarkup(
    <HomeScreen
      brand={brand}
      city={city}
      page={homePage}
      facts={{ ...noFacts, marks: popularMarks(marks), latest: { news: articles } }}
      search={<form id="search-slot" />}
      recent={<p id="recent-slot" />}
    />,
  );

const html = render('msk');

test('the search comes first, then the blocks in the order of their editor, and what one looked at after the first', () => {
  const parts = [
    'id="search-slot"',
    'Что мы берём на себя',
    'id="recent-slot"',
    'В цифрах',
    'Популярные марки',
    'Новости',
  ];
  const places = parts.map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('the page has one main heading: that of the hero', () => {
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<h1[^>]*>Найдите машину, которая уже вас ждёт<\/h1>/);
});

test('a panorama stands behind the words, another scene does not', () => {
  const withScene = (scene: string) =>
    renderToStaticMarkup(<HomeHero eyebrow="Дом" title="Машина" scene={scene} search={<form id="search-slot" />} />);
  expect(html).toContain('src="/media/scene/hero/medium.webp"');
  expect(withScene('hero-dusk')).toContain('src="/media/scene/hero-dusk/medium.webp"');
  expect(withScene('showroom')).not.toContain('<img');
});

test('the city stands in its case', () => {
  expect(html).toContain('Дом Проверок в Москве');
  expect(render('spb')).toContain('Дом Проверок в Санкт-Петербурге');
});

test('a service leads somewhere only when its page exists', () => {
  expect(html).toMatch(/<a [^>]*href="\/cars\/used\/?"[^>]*><span[^>]*>Трейд-ин<\/span>/);
  expect(html).toMatch(/<h3[^>]*>Сервис<\/h3>/);
});

test('news lead to their pages, dated in Russian, and to all of them', () => {
  const news = html.slice(html.indexOf('Новости'));
  expect(news).toContain('16\u00a0ноября\u00a02026');
  expect(news).toContain('href="/news/zimnyaya-zapis/"');
  expect(news).toMatch(/href="\/news\/"[^>]*>Все новости/);
});

test('search engines learn who owns the site', () => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const graph = JSON.parse(json)['@graph'];
  expect(graph).toMatchObject([
    {
      '@type': ['Organization', 'AutoDealer'],
      legalName: 'ООО «Проверка»',
      telephone: ['+74955550909', '+78125550909'],
    },
    { '@type': 'WebSite', url: 'https://house.example/', publisher: { '@id': graph[0]['@id'] } },
  ]);
});
