import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { fullHome, newHome } from '../fixtures/account.data.ts';
import { withAnswers } from '../fixtures/answered.fixture.tsx';
import { HomeSection } from './home-section.tsx';

/**
 * **Do** say the next thing to do in each tile, with the way to it.
 *
 * **Don’t** hide a tile that is empty: it says what it is for.
 */
const meta = {
  title: 'Account/HomeSection',
  component: HomeSection,
  args: { known: { answer: fullHome, at: Date.now() } },
  decorators: [withAnswers()],
} satisfies Meta<typeof HomeSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EverythingAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Здравствуйте, Анна!');
    await expect(page.getByRole('link', { name: 'Продлить полис' })).toHaveAttribute('href', '/lk/insurances/p1/');
  },
};

export const FirstDay: Story = { args: { known: { answer: newHome, at: Date.now() } } };
