import { exampleBrand } from '@showroom/domain/example-brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleMarks } from '../fixtures/marks.data.ts';
import { sampleMenu } from '../fixtures/menu.data.ts';
import { Header } from './header.tsx';

/**
 * **Do** show only entries whose pages exist.
 *
 * **Don’t** add a sign: five stand beside the logo of a phone.
 */
const meta = {
  title: 'Frame/Header',
  component: Header,
  args: { brand: exampleBrand, city: 'msk', menu: sampleMenu, marks: sampleMarks },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

const opens =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.getByRole('navigation', { name })).toBeVisible();
  };

/** Columns of links under an entry. */
export const MegaMenu: Story = { ...OnADesktop, play: opens('Каталог') };
/** The marks in stock, with how many there are. */
export const MegaMenuOfMarks: Story = { ...OnADesktop, play: opens('Марки') };
