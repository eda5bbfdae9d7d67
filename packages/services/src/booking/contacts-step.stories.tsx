import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answerWith } from './answers.fixture.ts';
import { ContactsStep } from './contacts-step.tsx';

/**
 * **Do** say how long the time is held.
 *
 * **Don’t** ask for the car again.
 */
const meta = {
  title: 'Booking/ContactsStep',
  component: ContactsStep,
  args: {
    slot: {
      kind: 'service',
      dealer: 'brand-one-sever',
      works: ['maintenance'],
      startsAt: '2026-11-27T10:30:00+03:00',
    },
    car: { mark: 'Haval', model: 'Jolion', year: '2023' },
    facts: { consentMode: 'spec', city: 'msk', companyPhone: '74950000000' },
    onMoved: fn(),
    onDone: fn(),
  },
  beforeEach: () => {
    sessionStorage.clear();
    return answerWith({});
  },
} satisfies Meta<typeof ContactsStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Missing: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Записаться|Отправить/ }));
    await expect(await within(canvasElement).findByRole('textbox', { name: /Имя/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
