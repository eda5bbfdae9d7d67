import { ReleaseIsland } from '@showroom/shell/release-island';
import type { ReactNode } from 'react';

/** Pages that stand alone: no header, no footer, no menus. */
export const ensureStatic = 'navigation';

export default function ClearLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="content">{children}</main>
      <ReleaseIsland />
    </>
  );
}
