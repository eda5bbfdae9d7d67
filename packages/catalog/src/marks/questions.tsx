import { Disclosure } from '@showroom/ui/disclosure';
import { OverviewSection } from './overview-section.tsx';

export type Question = { title: string; text: string };

/** Questions that open one by one. */
export function Questions({ items }: { items: readonly Question[] }) {
  return (
    <OverviewSection title="Вопросы и ответы">
      <div>
        {items.map(({ title, text }) => (
          <Disclosure key={title} summary={title} name="questions">
            <p>{text}</p>
          </Disclosure>
        ))}
      </div>
    </OverviewSection>
  );
}
