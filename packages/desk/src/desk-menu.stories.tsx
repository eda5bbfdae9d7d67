import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DeskMenu } from './desk-menu.tsx';
import { deskSections } from './desk-section.ts';

/**
 * **Do** put a new section into the group of the work that it belongs to: a line holds eight of them.
 *
 * **Don’t** leave a group without sections of the brand: it is not drawn.
 */
const meta = {
  title: 'Desk/DeskMenu',
  component: DeskMenu,
  args: { section: 'store-orders', sections: deskSections },
} satisfies Meta<typeof DeskMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { args: { section: 'deals' }, globals: { viewport: { value: 'desktop' } } };
export const OnATablet: Story = {};
export const OnAPhone: Story = { args: { section: 'deals' }, globals: { viewport: { value: 'phone' } } };
/** The sections of another group, while one is still in the first. */
export const AnotherGroup: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сайт' }));
    await expect(canvas.getByRole('link', { name: 'Переадресации' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Заказы магазина' })).toBeNull();
  },
};
