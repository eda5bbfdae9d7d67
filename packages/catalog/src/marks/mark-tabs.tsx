import type { BrandOverview } from '@showroom/api-contract/brands';
import { markHref } from './mark-subject.ts';
import * as css from './overview.css.ts';

type Props = { overview: BrandOverview; current: 'overview' | 'credit' | 'guaranty' };

/** The pages of a mark or model: overview, credit, guaranty. A series stands under its model's overview. */
export function MarkTabs({ overview: { mark, model }, current }: Props) {
  const own = markHref({ mark: mark.code, model: model?.code });
  const tabs = [
    { code: 'overview', name: 'Обзор', href: own },
    { code: 'credit', name: 'Кредит', href: `${own}credit/` },
    { code: 'guaranty', name: 'Гарантия', href: `${markHref({ mark: mark.code })}guaranty/` },
  ];
  return (
    <nav className={css.tabs} aria-label={model ? `${mark.name} ${model.name}` : mark.name}>
      {tabs.map(({ code, name, href }) => (
        <a key={code} className={css.tab} href={href} aria-current={code === current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
