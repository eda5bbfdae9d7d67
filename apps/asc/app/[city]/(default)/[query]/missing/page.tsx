import { notFound } from 'next/navigation';

export const metadata = { title: 'Страница не найдена', robots: { index: false } };
export const generateStaticParams = () => [{ query: '-' }];

/** Where the pipeline sends every 404, so that the answer has the status, the frame and the menu. */
export default function MissingPage() {
  notFound();
}
