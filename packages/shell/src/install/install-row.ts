import type { FunctionComponent } from 'react';

/** The panel of the installation as a dialog; its code comes with the first press. */
export const installRow = {
  title: 'Веб-приложение',
  load: (): Promise<FunctionComponent<{ query: string; close: () => void }>> =>
    import('./install-panel.tsx').then(({ InstallPanel }) => InstallPanel),
};
