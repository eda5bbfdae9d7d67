import { DeskScreen } from '@showroom/desk/desk-screen';
import { isDeskSection } from '@showroom/desk/desk-section';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { fixedParams } from '../page-row.ts';
import { rowsOf } from '../routes-of.ts';
import type { PageProps, ShellFacts } from '../shell-facts.ts';

/** A section of the staff desk: the same empty page for everybody. What it shows the browser asks for, with the token. */
export function deskPage({ brand }: ShellFacts) {
  const rows = rowsOf(brand, 'desk');
  return {
    // One stands for all: staff wait for the first render of a section once, a release for each of them.
    generateStaticParams: () => fixedParams(rows.slice(0, 1)),
    generateMetadata: async ({ params }: PageProps<{ section: string }>): Promise<Metadata> => {
      const { section } = await params;
      const row = rows.find((known) => known.params.section === section);
      return { title: row?.title ?? null, robots: { index: false, follow: false } };
    },
    Page: async ({ params }: PageProps<{ section: string }>) => {
      const { section } = await params;
      if (!isDeskSection(section) || !rows.some((row) => row.params.section === section)) notFound();
      const sections = rows.map(({ params: { section: name } }) => name);
      return <DeskScreen section={section} site={{ name: brand.name, host: brand.host, sections }} />;
    },
  };
}
