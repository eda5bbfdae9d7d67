import { count as countClass } from './icon-button.css.ts';

/** Past this the bubble would cover the sign. */
const mostShown = 99;

/** What a bubble shows of a count. */
export const shownCount = (count: number) => (count > mostShown ? `${mostShown}+` : String(count));

/** The count at the corner of a sign. It is said in words elsewhere. */
export function IconBubble({ count }: { count: number }) {
  return (
    <span className={countClass} aria-hidden="true">
      {shownCount(count)}
    </span>
  );
}
