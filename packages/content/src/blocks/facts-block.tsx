import type { PageBlock } from '@showroom/api-contract/blocks';
import { Heading } from '@showroom/ui/heading';
import * as css from './facts-block.css.ts';

type Facts = Extract<PageBlock, { kind: 'facts' }>;

/** Key figures of the group. */
export function FactsBlock({ title, facts, id = 'facts' }: Pick<Facts, 'title' | 'facts'> & { id?: string }) {
  return (
    <section aria-labelledby={id} className={css.plate}>
      <Heading level={2} size="md" id={id}>
        {title}
      </Heading>
      <dl className={css.grid}>
        {facts.map(({ value, label }) => (
          <div key={label} className={css.fact}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
