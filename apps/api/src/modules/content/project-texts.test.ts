import type { BlockKind, BlockOf, PageBlock, RichNode } from '@showroom/api-contract/blocks';
import { describe, expect, test } from 'vitest';
import { dealers } from '../../seed/facts/dealers.data.ts';
import { readHoldings } from '../holdings/read-holdings.ts';
import { siteFactsOf } from './site-facts.ts';
import { contentFoldersOf } from './store/content-folders.ts';
import { compileFiles } from './store/import-files.ts';

const ofKind = <K extends BlockKind>(blocks: readonly PageBlock[], kind: K): BlockOf<K> | undefined =>
  blocks.find((block): block is BlockOf<K> => block.kind === kind);
const firstNode = (blocks: readonly PageBlock[]): RichNode | undefined => ofKind(blocks, 'rich')?.content[0];

describe.each([...readHoldings().values()])('texts of $code', (holding) => {
  const { entries, problems } = compileFiles(contentFoldersOf(holding.code), siteFactsOf(holding));
  const page = (slug: string) => entries.find(({ entry }) => entry.type === 'page' && entry.code === slug)?.entry;

  test('are right', () => {
    expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
  });

  test('name the brand and its owner in full', () => {
    const left = entries.filter(({ entry }) => JSON.stringify(entry).includes('{{'));
    expect(left.map(({ file }) => file)).toEqual([]);
  });

  test('shared pages are drawn in the light of the brand', () => {
    const scene = ofKind(page('services-credit')?.blocks ?? [], 'hero')?.scene;
    expect(scene).toBe(holding.light ? `credit-${holding.light}` : 'credit');
  });

  test.each(['cookie', 'consent-to-processing', 'terms-of-use'])('%s says which edition it is', (slug) => {
    expect(JSON.stringify(firstNode(page(slug)?.blocks ?? [])).replaceAll('\u00a0', ' ')).toMatch(
      /Редакция от \d+ [а-я]+ \d{4} года/,
    );
  });

  test('the home page tells the true number of centres', () => {
    const facts = ofKind(page('home')?.blocks ?? [], 'facts')?.facts;
    const centres = facts?.find(({ label }) => label.replaceAll('\u00a0', ' ').startsWith('дилерских центров'));
    expect(centres?.value).toBe(String(dealers.filter(({ holdingId }) => holdingId === holding.holdingId).length));
  });
});
