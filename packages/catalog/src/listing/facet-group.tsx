import { countOf, formatInteger } from '@showroom/domain/text';
import { Checkbox } from '@showroom/ui/checkbox';
import { Disclosure } from '@showroom/ui/disclosure';
import { RangeField } from '@showroom/ui/range-field';
import { Switch } from '@showroom/ui/switch';
import { type FacetGroupView, type ListView, type RangeView, splitValues } from './facet-groups.ts';
import * as css from './facet-panel.css.ts';
import { topValues } from './facets.data.ts';

function Values({ name, values }: { name: string; values: ListView['values'] }) {
  return values.map(({ value, label, count, checked }) => (
    <Checkbox key={value} name={name} value={value} label={label} count={count} defaultChecked={checked} />
  ));
}

function List({ group }: { group: ListView }) {
  const { shown, more } = splitValues(group.values, topValues);
  return (
    <fieldset className={css.list} aria-label={group.title}>
      <Values name={group.key} values={shown} />
      {more.length > 0 && (
        <details className={css.more} data-group={`${group.key}-more`}>
          <summary>Показать все {group.values.length}</summary>
          <Values name={group.key} values={more} />
        </details>
      )}
    </fieldset>
  );
}

function Swatches({ group }: { group: ListView }) {
  return (
    <fieldset className={css.swatches} aria-label={group.title}>
      {group.values.map(({ value, label, count, checked }) => (
        <label key={value} className={css.swatch}>
          <input type="checkbox" className={css.swatchInput} name={group.key} value={value} defaultChecked={checked} />
          <span className={css.dotOf[value]} />
          {label}
          <span className={css.count}>{formatInteger(count)}</span>
        </label>
      ))}
    </fieldset>
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
      grouped={group.range !== 'year'}
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
        note={countOf(group.count, ['предложение', 'предложения', 'предложений'])}
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
        ) : group.kind === 'list' ? (
          <List group={group} />
        ) : (
          <Swatches group={group} />
        )}
      </Disclosure>
    </div>
  );
}
