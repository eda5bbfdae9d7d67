import { Button } from '@showroom/ui/button';
import { Heading } from '@showroom/ui/heading';
import { IconButton } from '@showroom/ui/icon-button';
import { TextLink } from '@showroom/ui/text-link';
import type { ReactNode } from 'react';
import { FacetGroup } from './facet-group.tsx';
import type { FacetGroupView } from './facet-groups.ts';
import * as css from './facet-panel.css.ts';
import { FoundCount } from './filter-form.tsx';
import { filterFormId } from './filter-form-id.ts';

type Props = {
  groups: readonly FacetGroupView[];
  /** The listing with nothing chosen; absent while nothing is. */
  resetHref: string | undefined;
  /** Fields of its own above the groups: what is chosen and has no control, a car of the visitor. */
  children?: ReactNode;
};

/** The groups of the filter with their native fields: what `FilterForm` wraps. */
export function FacetPanel({ groups, resetHref, children }: Props) {
  return (
    <>
      <div className={css.head}>
        <Heading level={2} size="sm">
          Фильтры
        </Heading>
        <IconButton icon="close" label="Закрыть фильтры" popovertarget={filterFormId} popovertargetaction="hide" />
      </div>
      {children}
      {groups.map((group) => (
        <FacetGroup key={group.title} group={group} />
      ))}
      <div className={css.foot}>
        {resetHref !== undefined && <TextLink href={resetHref}>Сбросить</TextLink>}
        <Button type="submit" wide>
          <FoundCount />
        </Button>
      </div>
    </>
  );
}
