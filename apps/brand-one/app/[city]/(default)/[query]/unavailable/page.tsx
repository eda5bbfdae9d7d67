import { ErrorScreen } from '@showroom/shell/error-screen';

export const metadata = { title: 'Произошла непредвиденная ошибка', robots: { index: false } };
export const generateStaticParams = () => [{ query: '-' }];

/** Shown by the web server in place of a page that could not be rendered. */
export default function UnavailablePage() {
  return <ErrorScreen code={503} />;
}
