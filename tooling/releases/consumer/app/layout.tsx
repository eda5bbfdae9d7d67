import { rootClass } from '@showroom/ui/theme/global.css';
import type { ReactNode } from 'react';
import { theme } from './theme.css.ts';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="ru" className={`${theme} ${rootClass}`}>
      <body>{children}</body>
    </html>
  );
}
