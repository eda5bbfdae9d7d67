import { CompareScreen } from '@showroom/catalog/compare-screen';

export const metadata = { title: 'Сравнение', robots: { index: false } };
export const generateStaticParams = () => [{ query: '-' }];

export default function ComparePage() {
  return <CompareScreen />;
}
