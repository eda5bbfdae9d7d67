import type { Meta, StoryObj } from '@storybook/react-vite';
import { choiceOf } from '../choice-of.fixture.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { Grid } from '../grid/grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Icon, iconNames, iconSizes } from './icon.tsx';

/**
 * **Do** say in words beside it what it means.
 *
 * **Don’t** draw a sign outside the grid of 24, nor in another thickness.
 */
const meta = {
  title: 'Media/Icon',
  component: Icon,
  argTypes: { name: choiceOf(iconNames), size: choiceOf(iconSizes) },
  args: { name: 'heart' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All there are. A missing one is a request to the kit. */
export const All: Story = {
  render: () => (
    <Grid min={96} gap={4}>
      {iconNames.map((name) => (
        <Stack key={name} gap={1}>
          <Icon name={name} />
          <Text size="sm" tone="quiet">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Cluster gap={4}>
      {iconSizes.map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Cluster>
  ),
};
