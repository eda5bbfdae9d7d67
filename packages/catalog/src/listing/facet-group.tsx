import { Checkbox } from '@showroom/ui/checkbox';
import { Disclosure } from '@showroom/ui/disclosure';
import { RangeField } from '@showroom/ui/range-field';
import { Switch } from '@showroom/ui/switch';
import { type FacetGroupView, type ListView, splitValues } from './facet-groups.ts';
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
    <div className={css.list} role="group" aria-label={group.title}>
      <Values name={group.key} values={shown} />
      {more.length > 0 && (
        <details className={css.more} data-group={`${group.key}-more`}>
          <summary>Показать все {group.values.length}</summary>
          <Values name={group.key} values={more} />
        </details>
      )}
    </div>
  );
}

function Swatches({ group }: { group: ListView }) {
  return (
    <div className={css.swatches} role="group" aria-label={group.title}>
      {group.values.map(({ value, label, count, checked }) => (
        <label key={value} className={css.swatch}>
          <input type="checkbox" className={css.swatchInput} name={group.key} value={value} defaultChecked={checked} />
          <span className={css.dotOf[value]} />
          <span>
            {label} <span className={css.count}>{count}</span>
          </span>
        </label>
      ))}
    </div>
  );
}

function Body({ group }: { group: FacetGroupView }) {
  if (group.kind === 'switch')
    return <Switch name={group.name} label={group.label} defaultChecked={group.checked} note={String(group.count)} />;
  if (group.kind !== 'range') return group.kind === 'list' ? <List group={group} /> : <Swatches group={group} />;
  return (
    <div className={css.rangeBox}>
      <RangeField
        label={group.title}
        nameFrom={`${group.range}From`}
        nameTo={`${group.range}To`}
        unit={group.unit}
        {...(group.bounds ? { min: group.bounds.min, max: group.bounds.max } : {})}
        {...(group.from === undefined ? {} : { defaultFrom: group.from })}
        {...(group.to === undefined ? {} : { defaultTo: group.to })}
      />
    </div>
  );
}

/** One group of the filter panel. */
export function FacetGroup({ group }: { group: FacetGroupView }) {
  const id = group.kind === 'range' ? group.range : group.kind === 'switch' ? group.name : group.key;
  return (
    <div className={css.group} data-group={id}>
      <Disclosure summary={group.title} open={group.open} {...(group.chosen > 0 ? { count: group.chosen } : {})}>
        <Body group={group} />
      </Disclosure>
    </div>
  );
}
