import { Stack } from '@showroom/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Change, Shown } from './request-types.ts';
import { RequestView } from './request-view.tsx';

const request: Shown = {
  number: 'З-104233',
  formName: 'Тест-драйв',
  createdAt: '2026-11-23T09:12:00+03:00',
  stage: 'Новая',
  isOpen: true,
  isWithdrawn: false,
  vehicle: 'Kia Sportage, 2024',
  date: '24.11.2026, 12:00',
  dealer: 'Центр на\u00a0Каширском шоссе',
  adviser: null,
  phone: '74950000000',
  answerBy: 'до\u00a009:30 сегодня',
  isLate: false,
  thread: [],
};
const thread: Shown['thread'] = [
  { author: 'customer', text: 'Приеду с\u00a0супругой, оба хотим за\u00a0руль.', at: '2026-11-23T09:20:00+03:00' },
  { author: 'staff', text: 'Хорошо, подготовим два\u00a0полиса.\nВозьмите права.', at: '2026-11-23T09:41:00+03:00' },
];

/**
 * **Do** say the stage in the customer’s words.
 *
 * **Don’t** show a name or a telephone of the customer: the link may be forwarded.
 */
const meta = {
  title: 'Requests/RequestView',
  component: RequestView,
  args: { request, onChange: fn<Change>(async () => undefined) },
  render: (args) => (
    <Stack gap={5}>
      <RequestView {...args} />
    </Stack>
  ),
} satisfies Meta<typeof RequestView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};

export const AtWork: Story = {
  args: { request: { ...request, stage: 'В\u00a0работе', adviser: 'Анна Крылова', answerBy: null, thread } },
};

export const OnAPhone: Story = { ...AtWork, globals: { viewport: { value: 'phone' } } };

export const Late: Story = { args: { request: { ...request, answerBy: null, isLate: true } } };

export const Withdrawn: Story = {
  args: { request: { ...request, answerBy: null, isOpen: false, isWithdrawn: true, thread: thread.slice(0, 1) } },
};

export const Answered: Story = {
  args: { request: { ...request, stage: 'Выполнена', adviser: 'Анна Крылова', answerBy: null, isOpen: false, thread } },
};

/** What was written stays where it stands when nobody answered. */
export const NotSent: Story = {
  args: {
    onChange: fn<Change>(async () => 'Сервер не\u00a0отвечает. Текст остался здесь,\u00a0— попробуйте ещё раз.'),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(/Дополнить заявку/);
    await userEvent.type(field, 'Буду в 13:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await expect(await canvas.findByText(/Сервер не.отвечает/)).toBeVisible();
    await expect(field).toHaveValue('Буду в 13:00');
  },
};
