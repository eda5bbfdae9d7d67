import { globSync } from 'node:fs';
import { join } from 'node:path';

const shells = globSync('*/brand/theme.css.ts', { cwd: join(import.meta.dirname, '../../..') });

/** The themes of the workshop by name, as `themes.ts` finds them; for Node, which cannot read styles. */
export const themeNames: readonly string[] = [...shells.map((path) => path.split('/')[0] ?? '').sort(), 'wireframe'];
