import { getStaticPage } from '@showroom/api-client/server';
import { pageMetadata } from '@showroom/content/page-metadata';
import { toCity } from '@showroom/domain/city';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { fixedParams } from '../page-row.ts';
import { rowsOf } from '../routes-of.ts';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { blockFacts } from './block-facts.tsx';

export type TextParams = { query: string; slug: string };
export type TextProps = PageProps<TextParams>;

/** Pages of words of one kind. The address is a row, the text stands in the database under the row's slug. */
export function textPages({ brand, city }: ShellFacts, kind: 'static' | 'about' | 'english' | 'event') {
  const rows = rowsOf(brand, kind);
  // Head and body of a page ask for the same: one reading serves both.
  const read = cache(async (slug: string) => {
    const row = rows.find(({ params }) => params.slug === slug) ?? notFound();
    const page = (await getStaticPage(brand.holdingId, slug, kind === 'english' ? 'en' : undefined)) ?? notFound();
    const here = toCity(await city());
    return { row, page, city: here, facts: await blockFacts(brand, here, page.blocks) };
  });
  const load = async ({ params }: TextProps) => read((await params).slug);
  return {
    rows,
    load,
    generateStaticParams: (): TextParams[] => fixedParams(rows),
    generateMetadata: async (props: TextProps): Promise<Metadata> => {
      const { row, page } = await load(props);
      return pageMetadata(brand, `${row.path}/`, page.seo, page.title);
    },
  };
}
