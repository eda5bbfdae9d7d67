import type { Problems } from './problem.ts';

/** Facts of a site that shared texts name: `{{entity}}`; `light` ends the name of a scene: `scene: credit{{light}}`. */
export const placeholderNames = ['entity', 'site', 'name', 'ogrn', 'address', 'light'] as const;
export type SiteFacts = Readonly<Record<(typeof placeholderNames)[number], string>>;

const isKnown = (name: string): name is keyof SiteFacts => placeholderNames.some((known) => known === name);

/** The text with the facts in their places. Line by line: a problem says where. */
export function fillPlaceholders(source: string, facts: SiteFacts, problems: Problems): string {
  return source
    .split('\n')
    .map((line, index) =>
      line.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, name: string) => {
        if (isKnown(name)) return facts[name];
        problems.add(index + 1, [`unknown placeholder ${whole}`, `Неизвестная подстановка ${whole}.`]);
        return '';
      }),
    )
    .join('\n');
}
