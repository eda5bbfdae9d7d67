import type { Meta, StoryObj } from '@storybook/react-vite';
import { choiceOf } from '../choice-of.fixture.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { Badge, badgeTones } from './badge.tsx';

/**
 * **Do** keep to two words and two badges on a card.
 *
 * **Don’t** make it a link: that is a `Chip`.
 */
const meta = {
  title: 'Text/Badge',
  component: Badge,
  argTypes: { tone: choiceOf(badgeTones) },
  args: { children: 'В наличии' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Cluster gap={2}>
      {badgeTones.map((tone) => (
        <Badge key={tone} {...args} tone={tone} />
      ))}
    </Cluster>
  ),
};

export const LongWordsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { tone: 'positive', children: 'Сертифицированный автомобиль с пробегом от официального дилера' },
};
