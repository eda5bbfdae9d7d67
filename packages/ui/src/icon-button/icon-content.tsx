import { Icon, type IconName } from '../icon/icon.tsx';
import { IconBubble, shownCount } from './icon-bubble.tsx';

/** The sign and, when there is something to count, the bubble at its corner. The number is said in the label. */
export function IconContent({ icon, count }: { icon: IconName; count?: number | undefined }) {
  return (
    <>
      <Icon name={icon} />
      {count ? <IconBubble count={count} /> : null}
    </>
  );
}

/** «Избранное, 3» when there are three, «Избранное» when there is none. Says what the bubble shows, no more. */
export const countedLabel = (label: string, count?: number) => (count ? `${label}, ${shownCount(count)}` : label);
