import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { IconBubble } from './icon-bubble.tsx';

/**
 * What an `IconLink` says and counts where only the browser knows how many there are:
 * `<IconLink …><IconCount label="Избранное" count={3} words="3 автомобиля" /></IconLink>`. No bubble at 0.
 */
export function IconCount({ label, count, words }: { label: string; count: number; words: string }) {
  return (
    <>
      <VisuallyHidden>{count > 0 ? `${label}: ${words}` : label}</VisuallyHidden>
      {count > 0 && <IconBubble count={count} />}
    </>
  );
}
