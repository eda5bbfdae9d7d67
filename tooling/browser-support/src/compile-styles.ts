import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@showroom/checks/source-files';
import { setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { transformCss } from '@vanilla-extract/css/transformCss';

type Adapter = Parameters<typeof setAdapter>[0];
type Css = Parameters<Adapter['appendCss']>[0];

/** What vanilla-extract makes of `.css.ts` files, as one style sheet for each. Paths are relative to the root. */
export async function compileStyles(paths: readonly string[]): Promise<{ path: string; css: string }[]> {
  const localClassNames = new Set<string>();
  const composedClassLists: Parameters<Adapter['registerComposition']>[0][] = [];
  const objects = new Map<string, Css[]>();
  let current = '';
  setAdapter({
    // A module that is imported by another runs once, in the scope of whoever came first: each rule is seen once.
    appendCss: (css) => void objects.set(current, [...(objects.get(current) ?? []), css]),
    registerClassName: (name) => void localClassNames.add(name),
    registerComposition: (composed) => void composedClassLists.push(composed),
    markCompositionUsed: () => {},
    onEndFileScope: () => {},
    getIdentOption: () => 'debug',
  });
  for (const path of paths) {
    current = path;
    setFileScope(path);
    await import(pathToFileURL(join(root, path)).href);
    endFileScope();
  }
  return [...objects].map(([path, cssObjs]) => ({
    path,
    css: transformCss({ localClassNames: [...localClassNames], composedClassLists, cssObjs }).join('\n'),
  }));
}
