import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { fixedParams, type PageRow } from '../page-row.ts';
import type { PageProps } from '../shell-facts.ts';

type Kind = 'account' | 'sign-in' | 'registration';

/**
 * Pages of the account, or of the way in: the same empty one for everybody. What one shows the browser asks for, in the name of who is
 * signed in there.
 */
export function sectionPage(rows: readonly PageRow<Kind>[], show: (section: string) => ReactNode | Promise<ReactNode>) {
  const find = (section: string) => rows.find(({ params }) => params.section === section);
  return {
    generateStaticParams: () => fixedParams(rows),
    generateMetadata: async ({ params }: PageProps<{ section: string }>): Promise<Metadata> => ({
      title: find((await params).section)?.title ?? null,
      robots: { index: false, follow: false },
    }),
    Page: async ({ params }: PageProps<{ section: string }>) => {
      const { section } = await params;
      if (!find(section)) notFound();
      return show(section);
    },
  };
}
