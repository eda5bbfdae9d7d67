import { type NativeButtonProps, toNativeButton } from '../button/button-props.ts';
import type { IconName } from '../icon/icon.tsx';
import { iconButton } from './icon-button.css.ts';
import { countedLabel, IconContent } from './icon-content.tsx';

type Props = Omit<NativeButtonProps, 'aria-label'> & {
  icon: IconName;
  /** What the button does, in words: there are none to see. */
  label: string;
  /** Shown in a bubble when above 0 and said after the label. */
  count?: number;
};

/** A button with a sign instead of words. 44 × 44 px. */
export function IconButton({ icon, label, count, ...rest }: Props) {
  return (
    <button {...toNativeButton(rest)} aria-label={countedLabel(label, count)} className={iconButton}>
      <IconContent icon={icon} count={count} />
    </button>
  );
}
