import { Heading } from '@showroom/ui/heading';
import { wholeWords } from '@showroom/ui/whole-words';
import type { BlockProps } from '../block-props.ts';
import * as css from './facts-block.css.ts';

/** Key figures of the group. */
export function FactsBlock({ block: { title, facts }, id }: Pick<BlockProps<'facts'>, 'block' | 'id'>) {
  return (
    <section aria-labelledby={id} className={css.plate}>
      <Heading level={2} size="md" id={id}>
        {title}
      </Heading>
      <dl className={css.grid}>
        {facts.map(({ value, label }) => (
          <div key={label} className={css.fact}>
            <dt className={css.label}>{wholeWords(label)}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
