'use client';

import type { TransportType } from '@showroom/domain/dictionaries';
import { GroupPanel } from '@showroom/selection/group-panel';
import { ButtonLink } from '@showroom/ui/button-link';
import { Icon } from '@showroom/ui/icon';
import { Switch } from '@showroom/ui/switch';
import { useState } from 'react';
import * as css from './compare.css.ts';
import { CompareColumns } from './compare-columns.tsx';
import { compareTable } from './compare-rows.ts';
import type { Compared } from './compare-values.ts';
import { ShareComparison } from './share-comparison.tsx';

type Props = {
  id: string;
  /** Whether tabs stand above it. */
  isTab: boolean;
  type: TransportType;
  vehicles: readonly Compared[];
  /** Absent where the comparison is somebody else's. */
  onRemove?: (id: number, name: string) => void;
};

/** Vehicles of one type side by side, with what is done with the whole comparison. */
export function ComparePanel({ id, isTab, type, vehicles, onRemove }: Props) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const many = vehicles.length > 1;
  const groups = compareTable(vehicles, onlyDifferences && many);
  return (
    <GroupPanel id={id} isTab={isTab} group={type} className={css.view}>
      <div className={css.toolbar} data-print="hide">
        {many && (
          <div className={css.differences}>
            <Switch
              name="differences"
              label="Только отличия"
              checked={onlyDifferences}
              onChange={({ target }) => setOnlyDifferences(target.checked)}
            />
          </div>
        )}
        <div className={css.tools}>
          {onRemove && (
            <ButtonLink href={`/${type}/`} tone="quiet" size="sm" icon="plus">
              Добавить ещё
            </ButtonLink>
          )}
          <ShareComparison ids={vehicles.map(({ card }) => card.id)} />
        </div>
      </div>
      {!many && onRemove && (
        <p className={css.hint}>Добавьте ещё хотя бы одно предложение, чтобы увидеть, чем они отличаются.</p>
      )}
      {many && (
        <p className={css.hint}>
          <span className={css.bestSign}>
            <Icon name="check" size={16} />
          </span>{' '}
          — лучшее значение в строке
        </p>
      )}
      {many && groups.length === 0 && <p>Отличий нет: по всем строкам значения одинаковы.</p>}
      <CompareColumns vehicles={vehicles} groups={groups} {...(onRemove ? { onRemove } : {})} />
    </GroupPanel>
  );
}
