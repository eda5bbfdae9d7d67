import { ReleaseIsland } from '@showroom/shell/release-island';
import type { ReactNode } from 'react';

/** The staff desk: a frame of its own, no header and no footer of the site. */
export const ensureStatic = 'navigation';

export default function ReportsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="content">{children}</main>
      <ReleaseIsland />
    </>
  );
}
