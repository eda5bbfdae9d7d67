import { countOf } from '@showroom/domain/text';
import { Disclosure } from '@showroom/ui/disclosure';
import { RangeField } from '@showroom/ui/range-field';
import { Switch } from '@showroom/ui/switch';
import { FacetChoice } from './facet-choice.tsx';
import {
  type ChoiceView,
  type FacetGroupView,
  type ListView,
  type RangeView,
  splitValues,
  topValues,
} from './facet-groups.ts';
import * as css from './facet-panel.css.ts';
import { type FacetValueRow, FacetValues } from './facet-values.tsx';
import { offers } from './recount.ts';

const toRow = ({ value, label, count, checked }: ListView['values'][number]): FacetValueRow =>
  checked ? [value, label, count, 1] : [value, label, count];

function List({ group }: { group: ListView }) {
  const swatches = group.kind === 'swatches';
  const { shown, more } = splitValues(group.values, swatches ? group.values.length : topValues);
  return (
    <fieldset className={css.list} aria-label={group.title}>
      <FacetValues name={group.key} rows={shown.map(toRow)} {...(swatches ? { swatches } : {})} />
      {more.length > 0 && (
        <details className={css.more} data-group={`${group.key}-more`}>
          <summary>{`Показать все ${group.values.length}`}</summary>
          <FacetValues name={group.key} rows={more.map(toRow)} />
        </details>
      )}
    </fieldset>
  );
}

function Choice({ group: { key, title, empty, value, options } }: { group: ChoiceView }) {
  return (
    <FacetChoice
      name={key}
      title={title}
      empty={empty}
      value={value}
      rows={options.map((option) => [option.value, option.label, option.count])}
    />
  );
}

function Range({ group }: { group: RangeView }) {
  return (
    <RangeField
      label={group.title}
      hideLabel
      nameFrom={`${group.range}From`}
      nameTo={`${group.range}To`}
      unit={group.unit}
      grouped={group.grouped}
      {...(group.bounds ? { min: group.bounds.min, max: group.bounds.max } : {})}
      {...(group.from === undefined ? {} : { defaultFrom: group.from })}
      {...(group.to === undefined ? {} : { defaultTo: group.to })}
    />
  );
}

/** One group of the filter panel. */
export function FacetGroup({ group }: { group: FacetGroupView }) {
  if (group.kind === 'switch')
    return (
      <Switch
        name={group.name}
        value="1"
        label={group.label}
        defaultChecked={group.checked}
        note={countOf(group.count, offers)}
      />
    );
  const isRange = group.kind === 'range';
  return (
    <div data-group={isRange ? group.range : group.key}>
      <Disclosure
        summary={isRange && group.unit ? `${group.title}, ${group.unit}` : group.title}
        open={group.open}
        {...(group.chosen > 0 ? { count: group.chosen } : {})}
      >
        {isRange ? (
          <Range group={group} />
        ) : group.kind === 'choice' ? (
          <Choice group={group} />
        ) : (
          <List group={group} />
        )}
      </Disclosure>
    </div>
  );
}
