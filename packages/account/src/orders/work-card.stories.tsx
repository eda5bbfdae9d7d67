import { Stack } from '@showroom/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { works } from '../fixtures/account.data.ts';
import { withAnswers } from '../fixtures/answered.fixture.tsx';
import { WorkCard } from './work-card.tsx';

/**
 * **Do** name the price and the reason before the decision.
 *
 * **Don’t** make a decision final while the order is open: a declined work can be agreed on again.
 */
const meta = {
  title: 'Account/WorkCard',
  component: WorkCard,
  args: { orderId: 'o1', work: works.asked },
  decorators: [withAnswers()],
} satisfies Meta<typeof WorkCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitsForADecision: Story = {
  play: async ({ canvasElement }) => {
    const [agree] = within(canvasElement).getAllByRole('button');
    await expect(agree).toHaveAccessibleName('Согласовать: Замена передних колодок');
  },
};

export const Decided: Story = {
  render: (args) => (
    <Stack gap={4}>
      {[works.agreed, works.declined, works.done].map((work) => (
        <WorkCard key={work.status} {...args} work={work} />
      ))}
    </Stack>
  ),
};
