import { expect, test } from '@playwright/test';
import { ask } from '../src/ask.ts';
import { brands } from '../src/brands.ts';
import { readHead } from '../src/page-head.ts';
import { readStack } from '../src/running-stack.ts';

const people = {
  'brand-one': { centre: 'brand-one-sever', mark: 'haval', adviser: 'sokolova-anna', surname: 'Соколова' },
  asc: { centre: 'asc-varshavka', mark: 'haval', adviser: 'egorov-anatoliy', surname: 'Егоров' },
} as const;

for (const { code, host } of brands) {
  const { centre, mark, adviser, surname } = people[code];
  const stranger = people[code === 'asc' ? 'brand-one' : 'asc'];
  const get = (path: string, headers: Record<string, string> = {}) =>
    ask(readStack().origins[code], path, { headers: { accept: 'text/html', ...headers } });
  const langOf = (html: string) => /<html lang="([^"]*)"/.exec(html)?.[1];

  test.describe(code, () => {
    test('every page of contacts has a title, a heading and an address of its own', async () => {
      const titles = new Set<string>();
      for (const path of [
        '/contacts/',
        '/contacts/msk/',
        '/contacts/spb/',
        `/contacts/msk/${centre}/`,
        `/contacts/msk/${centre}/advisers/`,
        `/contacts/msk/${centre}/advisers/${adviser}/`,
        '/about/advisers/',
        '/reviews/',
        `/reviews/${centre}/`,
        `/reviews/${centre}/${adviser}/`,
        '/feedback/',
        `/feedback/${centre}/`,
      ]) {
        const { status, body } = await get(path);
        const { title, h1, canonical, isIndexed } = readHead(body);
        expect([status, h1.length, canonical, isIndexed], path).toEqual([200, 1, `https://${host}${path}`, true]);
        titles.add(title);
      }
      expect(titles.size).toBe(12);
    });

    test('what is not there, or is another group’s, is 404', async () => {
      for (const path of [
        '/contacts/nowhere/',
        `/contacts/spb/${centre}/`,
        `/contacts/msk/${stranger.centre}/`,
        `/contacts/msk/${centre}/advisers/${stranger.adviser}/`,
        `/reviews/${stranger.centre}/`,
        `/reviews/${centre}/${stranger.adviser}/`,
        `/feedback/${stranger.centre}/`,
        `/i/${stranger.adviser}/`,
        `/vcard/de/${adviser}/`,
        '/ic/nothing/',
      ])
        expect((await get(path)).status, path).toBe(404);
    });

    test('a centre has one address: below a mark it leads to the one below its city', async () => {
      const { status, headers } = await get(`/contacts/${mark}/${centre}/`);
      expect([status, headers.location]).toEqual([301, `/contacts/msk/${centre}/`]);
    });

    test('personal pages speak their language and are for nobody to find', async () => {
      for (const [path, lang] of [
        [`/i/${adviser}/`, 'ru'],
        [`/i/en/${adviser}/`, 'en'],
        [`/i/cn/${adviser}/`, 'zh-CN'],
        [`/vcard/${adviser}/`, 'ru'],
        [`/vcard/cn/${adviser}/`, 'zh-CN'],
        [`/ic/${centre}/`, 'ru'],
      ] as const) {
        const { status, body } = await get(path);
        const { h1, isIndexed } = readHead(body);
        expect([status, langOf(body), h1.length, isIndexed], path).toEqual([200, lang, 1, false]);
      }
      const { body } = await get(`/i/${adviser}/`);
      expect(body).toContain(`hrefLang="zh-CN" href="https://${host}/i/cn/${adviser}/"`);
    });

    test('the contact is a file at the address of the card', async () => {
      for (const asked of [
        await get(`/vcard/${adviser}/?download`),
        await get(`/vcard/${adviser}/`, { accept: 'text/vcard' }),
      ]) {
        expect([asked.status, asked.headers['content-type']]).toEqual([200, 'text/vcard; charset=utf-8']);
        expect(asked.headers['content-disposition']).toBe(`attachment; filename="${adviser}.vcf"`);
        expect(asked.body).toContain(`\r\nN:${surname};`);
        expect(asked.body.startsWith('BEGIN:VCARD\r\nVERSION:3.0\r\n')).toBe(true);
      }
      expect((await get(`/vcard/${adviser}/`)).headers['content-type']).toContain('text/html');
    });

    test('reviews are ordered and narrowed by the address, and say nothing of themselves to machines', async () => {
      const worst = await get('/reviews/?sort=worst&utm_source=x');
      expect(readHead(worst.body)).toMatchObject({ canonical: `https://${host}/reviews/`, isIndexed: false });
      const cards = worst.body
        .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
        .split('<article')
        .slice(1);
      const stars = cards.map((card) => Number(/Оценка (\d) из\u00a05/.exec(card)?.[1]));
      expect(stars.length).toBeGreaterThan(5);
      expect(stars).toEqual(stars.toSorted((a, b) => a - b));
      expect(worst.body).not.toContain('utm_source');
      expect(worst.body).not.toMatch(/aggregateRating|AggregateRating/);
      expect((await get('/reviews/?page=999')).status).toBe(404);
    });
  });
}
