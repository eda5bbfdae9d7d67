import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fullCostOf } from '@showroom/domain/credit';
import { inspectionPoints } from '@showroom/domain/inspection';
import { consentVersion } from '@showroom/domain/lead/consent';
import { describe, expect, test } from 'vitest';
import { dealers } from '../../seed/facts/dealers.data.ts';
import { readHoldings } from '../holdings/read-holdings.ts';
import { siteFactsOf } from './site-facts.ts';
import { compileFiles } from './store/import-files.ts';
import { readContentFiles } from './store/read-files.ts';

const folder = join(import.meta.dirname, '../../../content');
const read = (name: string) => readContentFiles(join(folder, name), `content/${name}`);
const legal = ['cookie', 'consent-to-processing', 'terms-of-use'];
/** No-break spaces as plain ones. */
const plain = (value: unknown) => JSON.stringify(value).replaceAll('\u00a0', ' ');

/** A brand that was just generated has no texts of its own yet. */
const written = [...readHoldings().values()].filter(({ code }) => existsSync(join(folder, code)));

describe.each(written)('content of $code', (holding) => {
  const { entries, problems } = compileFiles([read('shared'), read(holding.code)], siteFactsOf(holding));
  const page = (code: string) => entries.find(({ entry }) => entry.type === 'page' && entry.code === code)?.entry;

  test('every file compiles', () => {
    expect(problems).toEqual([]);
  });

  test('the home page tells the true number of centres', () => {
    const facts = page('home')?.blocks.find((block) => block.kind === 'facts');
    const centres = facts?.facts.find(({ label }) => plain(label).startsWith('"дилерских центров'));
    expect(centres?.value).toBe(String(dealers.filter(({ holdingId }) => holdingId === holding.holdingId).length));
  });

  test('every text has one number of points of inspection, and the ranges of the full cost of a credit are those of the rule', () => {
    const text = plain(entries);
    const points = [...text.matchAll(/по (\d+) пунктам|(\d+) пунктов/g)].map(([, to, of]) => Number(to ?? of));
    expect(points.filter((count) => count > 100 && count !== inspectionPoints)).toEqual([]);
    const ranges = [...text.matchAll(/от (\d\d,\d{3}) % до (\d\d,\d{3}) %/g)];
    expect(ranges.length).toBeGreaterThan(0);
    const share = (words = '') => Number(words.replace(',', '.')) / 100;
    for (const [, from, to] of ranges) expect(share(to)).toBeCloseTo(fullCostOf(share(from)).to, 6);
  });

  test.each(legal)('%s says which edition it is and leads to the former one, which leads back', (code) => {
    expect(plain(page(code)?.blocks[0])).toMatch(/Редакция от \d+ [а-я]+ \d{4} года/);
    const [, former] = /"href":"\/([a-z-]+-\d{4}-\d{2})\/"/.exec(plain(page(code)?.blocks)) ?? [];
    expect(former).toMatch(new RegExp(`^${code}-`));
    expect(plain(page(String(former))?.blocks)).toContain(`"href":"/${code}/"`);
  });

  /** A lead keeps only the version: whoever reads it must find the text under that name. */
  test('the consent names the version that leads are stored with', () => {
    expect(plain(page('consent-to-processing')?.blocks)).toContain(`записи о согласии — ${consentVersion}`);
  });

  test('a link to an article leads to one that is there and is not over', () => {
    const folders = { news: 'news', blog: 'blog', media: 'media', actions: 'offer' } as const;
    const lasting = new Set(
      entries.filter(({ entry }) => !entry.until).map(({ entry }) => `${entry.type}/${entry.code}`),
    );
    const links = entries.flatMap(({ entry }) =>
      [...JSON.stringify(entry.blocks).matchAll(/"\/(news|blog|media|actions)\/([a-z0-9-]+)\/"/g)].map(
        ([, section, code]) => `${folders[section as keyof typeof folders]}/${code}`,
      ),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !lasting.has(link))).toEqual([]);
  });
});
