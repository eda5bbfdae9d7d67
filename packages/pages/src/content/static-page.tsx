import { getStaticPage } from '@showroom/api-client/server';
import { pageMetadata } from '@showroom/content/page-metadata';
import { StaticScreen } from '@showroom/content/static-screen';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { fixedParams } from '../page-row.ts';
import { rowsOf } from '../routes-of.ts';
import type { PageProps, ShellFacts } from '../shell-facts.ts';

/** A page of words. Its address is a row, its text stands in the database under the row's slug. */
export function staticPage({ brand }: ShellFacts) {
  const rows = rowsOf(brand, 'static');
  const load = async ({ params }: PageProps<{ slug: string }>) => {
    const { slug } = await params;
    const row = rows.find((known) => known.params.slug === slug) ?? notFound();
    return { row, page: (await getStaticPage(brand.holdingId, slug)) ?? notFound() };
  };
  return {
    generateStaticParams: () => fixedParams(rows),
    generateMetadata: async (props: PageProps<{ slug: string }>): Promise<Metadata> => {
      const { row, page } = await load(props);
      return pageMetadata(brand, `${row.path}/`, page.seo, page.title);
    },
    Page: async (props: PageProps<{ slug: string }>) => <StaticScreen page={(await load(props)).page} />,
  };
}
