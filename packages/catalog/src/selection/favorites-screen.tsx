import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import * as css from './favorites.css.ts';
import { FavoritesView } from './favorites-view.tsx';

/** Favourites. The page is the same for everybody: what this visitor chose is known to the browser alone. */
export function FavoritesScreen() {
  return (
    <Container>
      <div className={css.page}>
        <Heading level={1} size="xl">
          Избранное
        </Heading>
        <noscript>
          <Notice>Избранное хранится в вашем браузере, и без JavaScript его не показать.</Notice>
        </noscript>
        <FavoritesView />
      </div>
    </Container>
  );
}
