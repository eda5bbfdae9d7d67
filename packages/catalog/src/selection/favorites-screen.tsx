import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import type { ReactNode } from 'react';
import * as css from './favorites.css.ts';
import { FavoritesView } from './favorites-view.tsx';

/**
 * Favourites: vehicles, and below them what else there is. The page is the same for everybody: what this visitor chose is known to the browser alone.
 */
export function FavoritesScreen({ children }: { children?: ReactNode }) {
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
        {children}
      </div>
    </Container>
  );
}
