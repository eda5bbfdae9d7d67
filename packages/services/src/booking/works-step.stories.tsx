import { works } from '@showroom/domain/booking/works';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WorksStep } from './works-step.tsx';

/**
 * **Do** give works with time and price.
 *
 * **Don’t** count parts in: nobody has seen the car yet.
 */
const meta = {
  title: 'Booking/WorksStep',
  component: WorksStep,
  args: { works: [...works], chosen: ['maintenance'], onDone: fn() },
} satisfies Meta<typeof WorksStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const NothingChosen: Story = {
  args: { chosen: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать время' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Выберите хотя бы одну работу.');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
