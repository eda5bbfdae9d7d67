import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withAnswers } from '../fixtures/answered.fixture.tsx';
import { CancelVisit } from './cancel-visit.tsx';

/** **Do** name the visit that is given up. */
const meta = {
  title: 'Account/CancelVisit',
  component: CancelVisit,
  args: { id: 'o1', visitAt: '2026-12-04T10:00:00+03:00', dealer: 'Центр на\u00a0Ленинском' },
  decorators: [withAnswers()],
} satisfies Meta<typeof CancelVisit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsksFirst: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const open = canvas.getByRole('button', { name: 'Отменить визит' });
    await userEvent.click(open);
    const dialog = canvas.getByRole('dialog', { name: 'Отменить визит?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Оставить' }));
    await expect(dialog).not.toBeVisible();
    await userEvent.click(open);
    await expect(dialog).toBeVisible();
  },
};
