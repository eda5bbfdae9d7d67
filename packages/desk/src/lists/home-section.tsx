import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import type { DeskSite } from '../desk-site.ts';
import { groupsOf } from '../sections.data.ts';
import * as css from './home-section.css.ts';

/** What the desk has. */
export function HomeSection({ site: { sections } }: { site: Pick<DeskSite, 'sections'> }) {
  return (
    <Stack gap={6}>
      <Heading level={1} size="lg">
        Рабочий стол
      </Heading>
      <div className={css.groups}>
        {groupsOf(sections).map(({ name, rows }) => (
          <section key={name}>
            <Stack gap={3}>
              <Heading level={2} size="sm">
                {name}
              </Heading>
              {rows.map((row) => (
                <div key={row.section}>
                  <Text weight="strong">
                    <TextLink href={`/reports/${row.section}/`}>{row.name}</TextLink>
                  </Text>
                  <Text size="sm" tone="quiet">
                    {row.words}
                  </Text>
                </div>
              ))}
            </Stack>
          </section>
        ))}
      </div>
    </Stack>
  );
}
