import { ErrorScreen } from '@showroom/shell/error-screen';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { PageProps } from '../shell-facts.ts';

type Failure = { code: number; title: string; catalogHref?: string };

const missing = { code: 404, title: '404 Страница не найдена' };
/**
 * 404: where the pipeline sends whatever is missing, and `item` an item of the shop. 503: what the web server shows for a page that
 * cannot be rendered.
 */
const failures: Readonly<Record<string, Failure>> = {
  404: missing,
  item: { ...missing, catalogHref: '/store/' },
  503: { code: 503, title: 'Произошла непредвиденная ошибка' },
};

/** The error pages; the web server sets their status. Not by `notFound()`: its HTML is an empty shell that only scripts fill. */
export function errorPage() {
  const load = async ({ params }: PageProps<{ code: string }>) => {
    const { code } = await params;
    return Object.hasOwn(failures, code) ? (failures[code] ?? notFound()) : notFound();
  };
  return {
    generateStaticParams: () => Object.keys(failures).map((code) => ({ query: '-', code })),
    generateMetadata: async (props: PageProps<{ code: string }>): Promise<Metadata> => ({
      title: (await load(props)).title,
      robots: { index: false },
    }),
    Page: async (props: PageProps<{ code: string }>) => <ErrorScreen {...(await load(props))} />,
  };
}
