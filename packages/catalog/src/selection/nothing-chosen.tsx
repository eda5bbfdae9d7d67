import type { SelectionKind } from '@showroom/selection/selection-lists';
import { ButtonLink } from '@showroom/ui/button-link';
import { EmptyState } from '@showroom/ui/empty-state';

const words: Record<SelectionKind, { title: string; text: string }> = {
  favorites: {
    title: 'Здесь пока пусто',
    text: 'Нажмите на сердечко у понравившегося автомобиля — он сохранится здесь, а мы покажем, если цена изменится.',
  },
  compare: {
    title: 'Пока нечего сравнивать',
    text: 'Добавьте в сравнение хотя бы два автомобиля: цена, характеристики и\u00a0оснащение встанут рядом.',
  },
};

/** An empty list, with the way to fill it. */
export function NothingChosen({ kind }: { kind: SelectionKind }) {
  return (
    <EmptyState
      title={words[kind].title}
      actions={
        <>
          <ButtonLink href="/cars/">Перейти в каталог</ButtonLink>
          <ButtonLink href="/brands/" tone="quiet">
            Выбрать марку
          </ButtonLink>
        </>
      }
    >
      <p>{words[kind].text}</p>
    </EmptyState>
  );
}
