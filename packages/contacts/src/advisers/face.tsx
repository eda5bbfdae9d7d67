import * as css from './face.css.ts';

type Props = { name: string; size?: 'md' | 'lg' };

/** Initials in a disc, in the place of a photo. The name stands beside it. */
export function Face({ name, size = 'md' }: Props) {
  const words = name.split(/[\s·]+/u);
  const initials = words.slice(0, 2).map((word) => word.charAt(0));
  return (
    <span className={css.face[size]} aria-hidden="true">
      {initials.join('')}
    </span>
  );
}
