import { countOf } from '@showroom/domain/text';
import { ButtonLink } from '@showroom/ui/button-link';
import { EmptyState } from '@showroom/ui/empty-state';
import { Stack } from '@showroom/ui/stack';
import type { ReactNode } from 'react';

/** Suggestion for an empty listing: the choice to drop, the address without it, its count. */
export type RecoveryLink = { label: string; href: string; count: number };

type Props = {
  offers: readonly RecoveryLink[];
  /** 1, 2, 5 of what is counted. */
  forms: readonly [string, string, string];
  resetHref: string;
  /** What is said where no single choice helps. */
  text: string;
  /** One more way out, before the reset. */
  children?: ReactNode;
};

/** An empty listing: which single choice to drop, with the count that brings. */
export function NothingFound({ offers, forms, resetHref, text, children }: Props) {
  const actions = (
    <>
      {children}
      <ButtonLink href={resetHref} tone="quiet">
        Сбросить все фильтры
      </ButtonLink>
    </>
  );
  return (
    <EmptyState title="По вашему выбору ничего не нашлось" actions={actions}>
      {offers.length > 0 ? (
        <>
          <p>Уберите одно из условий:</p>
          <Stack gap={2} as="ul">
            {offers.map(({ label, href, count: found }) => (
              <li key={href}>
                <ButtonLink href={href} tone="outline" wide>
                  {`Без «${label}»\u00a0— ${countOf(found, forms)}`}
                </ButtonLink>
              </li>
            ))}
          </Stack>
        </>
      ) : (
        <p>{text}</p>
      )}
    </EmptyState>
  );
}
