import { ErrorScreen } from '@showroom/shell/error-screen';

export const metadata = { title: 'Страница не найдена', robots: { index: false } };
export const generateStaticParams = () => [{ query: '-' }];

/**
 * Where the pipeline sends every 404; the web server gives it the status. Not by `notFound()`: its HTML is an empty shell
 * that only scripts fill.
 */
export default function MissingPage() {
  return <ErrorScreen code={404} />;
}
