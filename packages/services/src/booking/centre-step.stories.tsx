import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CentreStep } from './centre-step.tsx';

const centres = [
  { code: 'north', name: 'Центр на\u00a0Севере', address: 'Москва, Дмитровское ш., 98', city: 'msk' },
  {
    code: 'kashirka',
    name: 'Центр на\u00a0Каширском шоссе',
    address: 'Москва, Каширское ш., 61, корп. 2',
    city: 'msk',
  },
  { code: 'lahta', name: 'Центр в\u00a0Лахте', address: 'Санкт-Петербург, Лахтинский пр., 85', city: 'spb' },
];

/**
 * **Do** put centres of the own city first.
 *
 * **Don’t** offer a centre without a workshop.
 */
const meta = {
  title: 'Booking/CentreStep',
  component: CentreStep,
  args: { centres, chosen: 'kashirka', onDone: fn() },
} satisfies Meta<typeof CentreStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const NothingChosen: Story = {
  args: { chosen: '' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Далее' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Выберите центр.');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
