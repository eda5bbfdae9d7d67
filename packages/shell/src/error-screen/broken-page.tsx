'use client';

import { lazy, Suspense } from 'react';

const Screen = lazy(() => import('./error-screen.tsx').then((file) => ({ default: file.ErrorScreen })));

/**
 * In place of a page whose script failed in the browser; what the server cannot render has pages of its own. Loaded only then: every
 * page names it, none carries its styles.
 */
export function BrokenPage() {
  return (
    <main id="content">
      <Suspense>
        <Screen code={500} />
      </Suspense>
    </main>
  );
}
