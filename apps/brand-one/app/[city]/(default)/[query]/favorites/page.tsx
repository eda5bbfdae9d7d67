import { FavoritesScreen } from '@showroom/catalog/favorites-screen';

export const metadata = { title: 'Избранное', robots: { index: false } };
export const generateStaticParams = () => [{ query: '-' }];

export default function FavoritesPage() {
  return <FavoritesScreen />;
}
