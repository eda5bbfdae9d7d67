import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Cluster } from '../cluster/cluster.tsx';
import { IconCount } from './icon-count.tsx';
import { IconLink } from './icon-link.tsx';

const meta = {
  title: 'Actions/IconCount',
  component: IconCount,
  args: { label: 'Избранное', count: 3, words: '3 автомобиля' },
} satisfies Meta<typeof IconCount>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing yet, a few, more than the bubble holds. It says the label of the link and the words as one name. */
export const Counts: Story = {
  render: (args) => (
    <Cluster gap={4}>
      <IconLink href="#" icon="heart" label="Избранное">
        <IconCount label="Избранное" count={0} words="пусто" />
      </IconLink>
      <IconLink href="#" icon="heart" label="Избранное">
        <IconCount {...args} />
      </IconLink>
      <IconLink href="#" icon="compare" label="Сравнение">
        <IconCount label="Сравнение" count={128} words="128 автомобилей" />
      </IconLink>
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Избранное: 3 автомобиля' })).toBeVisible();
  },
};
