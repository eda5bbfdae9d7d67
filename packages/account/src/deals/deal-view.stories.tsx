import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { deal } from '../fixtures/account.data.ts';
import { withAnswers } from '../fixtures/answered.fixture.tsx';
import { DealView } from './deal-view.tsx';

/**
 * **Do** say what comes next and by which day.
 *
 * **Don’t** offer to sign what has not been opened.
 */
const meta = {
  title: 'Account/DealView',
  component: DealView,
  args: { deal },
  decorators: [withAnswers()],
} satisfies Meta<typeof DealView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ContractToSign: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Договор', { selector: '[aria-current="step"] *' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Подписать' })).toBeDisabled();
  },
};

export const Cancelled: Story = {
  args: { deal: { ...deal, status: 'cancelled', nextStep: null, nextBy: null, documents: [], payments: [] } },
};
