import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { notices } from '../fixtures/account.data.ts';
import { answer, withAnswers } from '../fixtures/answered.fixture.tsx';
import { NoticesSection } from './notices-section.tsx';

/** **Do** let each channel be chosen for each kind. **Don’t** mark a notice as read because it was on the screen. */
const meta = { title: 'Account/NoticesSection', component: NoticesSection } satisfies Meta<typeof NoticesSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const settings = answer(
  'GET /notifications/settings',
  {},
  {
    kinds: [
      { kind: 'service-order', channels: ['sms', 'push'] },
      { kind: 'price-drop', channels: ['mail'] },
    ],
    email: 'confirmed',
    devices: [],
    pushKey: '',
  },
);

export const OneIsNew: Story = {
  decorators: [
    withAnswers(
      settings,
      answer(
        'GET /notifications',
        { page: 1 },
        {
          items: [...notices],
          unread: 1,
          meta: { page: { current: 1, size: 20, totalPages: 1, totalResults: 2 } },
        },
      ),
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button', { name: 'Прочитано' })).toHaveLength(1);
  },
};
