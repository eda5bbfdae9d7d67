import { Button } from '@showroom/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CityPanel } from './city-panel.tsx';
import { cityPanelId } from './city-panel-id.ts';

/**
 * **Do** mark the city that the page was made for.
 *
 * **Don’t** open it unasked: that is the popup's.
 */
const meta = {
  title: 'Frame/CityPanel',
  component: CityPanel,
  args: { city: 'msk' },
  render: (args) => (
    <>
      <Button command="show-modal" commandfor={cityPanelId}>
        Выбрать город
      </Button>
      <CityPanel {...args} />
    </>
  ),
} satisfies Meta<typeof CityPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать город' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Город' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Москва' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Санкт-Петербург' })).toBeVisible();
  },
};
export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
