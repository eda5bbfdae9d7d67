import { useCity } from '@showroom/visitor/city-store';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useNotices } from '../notices/notice-queue.ts';
import { CityPopup } from './city-popup.tsx';

/**
 * **Do** keep it at the lower edge: below the header it hid what the page is called.
 *
 * **Don’t** hold anybody up: it asks once, covers no field and leaves by itself after ten seconds.
 */
const meta = {
  title: 'Frame/CityPopup',
  component: CityPopup,
  args: { city: 'spb' },
  beforeEach: () => {
    useNotices.setState({ wished: [] });
    useCity.setState({ siteCityCode: null, isPopupOpen: false });
    const before = globalThis.fetch;
    globalThis.fetch = async () => Response.json({ siteCityCode: 'spb' });
    return () => {
      globalThis.fetch = before;
    };
  },
  render: (args) => (
    <div style={{ minHeight: 240 }}>
      <CityPopup {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('dialog', { name: 'Ваш город: Санкт-Петербург' })).toBeVisible();
  },
} satisfies Meta<typeof CityPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Answered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Да, верно' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(useCity.getState().siteCityCode).toBe('spb');
  },
};
