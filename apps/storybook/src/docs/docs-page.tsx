import * as blocks from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import { tellNested } from '../nested-theme.ts';

type Documented = { __docgenInfo?: { description?: string } };

/** The docs of a component: what its own docstring says, then what its stories add about using it well. */
export function DocsPage() {
  const docs = useContext(blocks.DocsContext);
  const [story] = docs.componentStories();
  const theme = story ? String(docs.getStoryContext(story).globals.theme) : '';
  tellNested(theme);
  const { preparedMeta } = blocks.useOf('meta', ['meta']);
  const { description } = (preparedMeta.component as Documented | undefined)?.__docgenInfo ?? {};
  const advice: string = preparedMeta.parameters.docs?.description?.component ?? '';
  return (
    <>
      <blocks.Title />
      <blocks.Subtitle />
      {description && !advice.includes(description) ? <blocks.Markdown>{description}</blocks.Markdown> : null}
      {advice ? <blocks.Description of="meta" /> : null}
      {/* Frames are drawn anew when the theme changes. */}
      <Fragment key={theme}>
        <blocks.Primary />
        <blocks.Controls />
        <blocks.Stories includePrimary={false} />
      </Fragment>
    </>
  );
}
