import { ErrorScreen } from '@showroom/shell/error-screen';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { PageProps } from '../shell-facts.ts';

/** 404: where the pipeline sends whatever is missing. 503: what the web server shows for a page that cannot be rendered. */
const titles: Readonly<Record<string, string>> = {
  404: 'Страница не найдена',
  503: 'Произошла непредвиденная ошибка',
};

/** The error pages; the web server sets their status. Not by `notFound()`: its HTML is an empty shell that only scripts fill. */
export function errorPage() {
  const load = async ({ params }: PageProps<{ code: string }>) => {
    const { code } = await params;
    return { code: Number(code), title: titles[code] ?? notFound() };
  };
  return {
    generateStaticParams: () => Object.keys(titles).map((code) => ({ query: '-', code })),
    generateMetadata: async (props: PageProps<{ code: string }>): Promise<Metadata> => ({
      title: (await load(props)).title,
      robots: { index: false },
    }),
    Page: async (props: PageProps<{ code: string }>) => <ErrorScreen code={(await load(props)).code} />,
  };
}
