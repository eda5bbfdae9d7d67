import { announce } from '@showroom/ui/announce';
import { ButtonLink } from '@showroom/ui/button-link';
import { Toast } from '@showroom/ui/toast';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The notice stays this long, ms. */
const stays = 8_000;

function WishToast({ title }: { title: string }) {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setShown, stays, false);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <Toast
      actions={
        <ButtonLink href="/lk/favorites/#searches" tone="quiet" size="sm">
          Мои подписки
        </ButtonLink>
      }
    >
      Сохранено: {title}
    </Toast>
  );
}

/** Says that what was asked for before the sign-in is kept now. */
export function tellWish(title: string): void {
  announce(`Сохранено: ${title}`);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<WishToast title={title} />);
}
