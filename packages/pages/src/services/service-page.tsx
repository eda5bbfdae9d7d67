import { getMarks, getStaticPage } from '@showroom/api-client/server';
import { pageMetadata } from '@showroom/content/page-metadata';
import { toCity } from '@showroom/domain/city';
import { TestDriveScreen } from '@showroom/services/testdrive-screen';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { fixedParams } from '../page-row.ts';
import { rowsOf } from '../routes-of.ts';
import type { PageProps, ShellFacts } from '../shell-facts.ts';

/** A service with its form. Its address is a row, its text stands in the database under `services-<code>`. */
export function servicePage({ brand, city }: ShellFacts) {
  const rows = rowsOf(brand, 'service');
  const load = async ({ params }: PageProps<{ code: string }>) => {
    const { code } = await params;
    const row = rows.find((known) => known.params.code === code) ?? notFound();
    return { row, page: (await getStaticPage(brand.holdingId, `services-${code}`)) ?? notFound() };
  };
  return {
    generateStaticParams: () => fixedParams(rows),
    generateMetadata: async (props: PageProps<{ code: string }>): Promise<Metadata> => {
      const { row, page } = await load(props);
      return pageMetadata(brand, `${row.path}/`, page.seo, page.title);
    },
    Page: async (props: PageProps<{ code: string }>) => {
      const [{ page }, marks] = await Promise.all([load(props), getMarks(brand.holdingId)]);
      return <TestDriveScreen brand={brand} city={toCity(await city())} page={page} marks={marks} />;
    },
  };
}
