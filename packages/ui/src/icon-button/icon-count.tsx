import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { IconBubble } from './icon-bubble.tsx';

/**
 * The bubble of an `IconLink` whose count only the browser knows: `<IconLink …><IconCount …/></IconLink>`. Nothing at 0.
 * `words` say the count: «3 автомобиля».
 */
export function IconCount({ count, words }: { count: number; words: string }) {
  if (count === 0) return null;
  return (
    <>
      <VisuallyHidden>{`: ${words}`}</VisuallyHidden>
      <IconBubble count={count} />
    </>
  );
}
