import { Icon, type IconName } from '../icon/icon.tsx';
import { count as countClass } from './icon-button.css.ts';

/** Past this the bubble would cover the sign. */
const mostShown = 99;

const shown = (count: number) => (count > mostShown ? `${mostShown}+` : String(count));

/** The sign and, when there is something to count, the bubble at its corner. The number is said in the label. */
export function IconContent({ icon, count }: { icon: IconName; count?: number | undefined }) {
  return (
    <>
      <Icon name={icon} />
      {count ? (
        <span className={countClass} aria-hidden="true">
          {shown(count)}
        </span>
      ) : null}
    </>
  );
}

/** «Избранное, 3» when there are three, «Избранное» when there is none. Says what the bubble shows, no more. */
export const countedLabel = (label: string, count?: number) => (count ? `${label}, ${shown(count)}` : label);
