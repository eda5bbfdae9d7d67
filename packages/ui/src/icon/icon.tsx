import { filled, icon } from './icon.css.ts';
import { iconPaths } from './icon-paths.data.ts';

export type IconName = keyof typeof iconPaths;
export const iconNames = Object.keys(iconPaths) as IconName[];
export const iconSizes = [16, 20, 24, 32] as const;
export type IconSize = (typeof iconSizes)[number];

/** A drawn sign in the colour of the text around it. Decoration only: what it means is said in words beside it. */
export function Icon({ name, size = 24 }: { name: IconName; size?: IconSize }) {
  const path = iconPaths[name];
  const isFilled = path.startsWith('~');
  return (
    <svg
      className={isFilled ? `${icon} ${filled}` : icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={isFilled ? path.slice(1) : path} />
    </svg>
  );
}
