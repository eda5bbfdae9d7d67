import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { JsonLd } from './json-ld.tsx';

/** Nothing to see: search engines read it. */
const meta = {
  title: 'Navigation/JsonLd',
  component: JsonLd,
  args: { nodes: [{ '@type': 'Organization', name: 'Автоцентр </script>' }] },
  render: (args) => (
    <>
      <Text>Разметка для поисковых систем, на экране её нет.</Text>
      <JsonLd {...args} />
    </>
  ),
} satisfies Meta<typeof JsonLd>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A name cannot close the script that it stands in. */
export const Graph: Story = {
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('script')?.textContent ?? '';
    await expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: 'Автоцентр </script>' }] });
  },
};
