import { arrivalForm } from '@showroom/domain/lead/arrival-form';
import { callbackForm } from '@showroom/domain/lead/callback-form';
import { feedbackForm } from '@showroom/domain/lead/feedback-form';
import { reportForm } from '@showroom/domain/lead/report-form';
import { testDriveForm } from '@showroom/domain/lead/test-drive-form';
import { tradeInForm } from '@showroom/domain/lead/trade-in-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dropDraft } from './lead-drafts.ts';
import { LeadForm } from './lead-form.tsx';
import type { LeadFormProps, LeadResult } from './lead-form-props.ts';

const dealers = [
  { code: 'north', nameRu: 'Северный' },
  { code: 'south', nameRu: 'Южный' },
];

/**
 * **Do** mount it when its dialog opens and unmount it on closing: what was typed is kept within the page.
 *
 * **Don’t** write a form of your own: declare an object in the domain.
 */
const meta = {
  title: 'Forms/LeadForm',
  component: LeadForm,
  args: {
    form: callbackForm,
    consentMode: 'spec',
    companyPhone: '74951234567',
    loadDealers: async () => dealers,
    send: fn<LeadFormProps['send']>(async () => ({ ok: true, number: '10 428' })),
    onSent: fn(),
    onClose: fn(),
  },
  // What one story typed is no matter of the next.
  beforeEach: ({ args }) => {
    dropDraft(args.form);
  },
} satisfies Meta<typeof LeadForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    name: () => canvas.getByLabelText('Имя'),
    phone: () => canvas.getByLabelText('Телефон'),
    policy: () => canvas.getByRole('checkbox'),
    submit: () => canvas.getByRole('button', { name: 'Жду звонка' }),
    fill: async () => {
      await userEvent.clear(canvas.getByLabelText('Имя'));
      await userEvent.type(canvas.getByLabelText('Имя'), 'анна');
      await userEvent.clear(canvas.getByLabelText('Телефон'));
      await userEvent.type(canvas.getByLabelText('Телефон'), '89991234567');
      for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    },
  };
};

export const Callback: Story = {};

export const TestDrive: Story = {
  args: { form: testDriveForm, init: { title: 'BMW X5, 2024', markCode: 'bmw', modelCode: 'x5', vehicleId: 7 } },
  play: async ({ canvasElement }) => {
    const { canvas } = screen(canvasElement);
    await expect(canvas.queryByLabelText(/Марка/)).toBeNull();
    await expect(await canvas.findByRole('option', { name: 'Южный' })).toBeInTheDocument();
  },
};

export const OnAPhone: Story = { ...TestDrive, globals: { viewport: { value: 'phone' } } };

export const TradeIn: Story = { args: { form: tradeInForm, marks: [{ code: 'bmw', name: 'BMW' }] } };

export const Feedback: Story = { args: { form: feedbackForm, init: { reasons: 'Предложение' } } };

export const SeparateConsents: Story = { args: { form: arrivalForm, consentMode: 'separate' } };

export const Prefilled: Story = {
  args: { prefill: { firstname: 'Анна', phone: '79991234567' } },
  play: async ({ canvasElement }) => {
    const { name, phone } = screen(canvasElement);
    await expect(name()).toHaveValue('Анна');
    await expect(phone()).toHaveValue('+7 999-123-45-67');
  },
};

/** Nothing is sent; every field says what is wrong; the first one has the focus. */
export const Wrong: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, name, phone, policy, submit } = screen(canvasElement);
    await userEvent.type(name(), 'Anna');
    await userEvent.tab();
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Только русские символы'));
    await userEvent.type(phone(), '999123');
    await userEvent.click(submit());
    await waitFor(() => expect(phone()).toHaveAccessibleDescription('Некорректный формат телефона.'));
    await expect(policy()).toHaveAccessibleDescription('Необходимо заполнить поле');
    await expect(name()).toHaveFocus();
    await expect(canvas.getByText('Проверьте поля: Имя, Телефон, Согласие.')).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** What the page asks for beside the fields is named with them, and holds the sending back once they are right. */
export const MissingBeside: Story = {
  args: { beside: { missing: ['Согласие с\u00a0офертой'], onTried: fn() } },
  play: async ({ args, canvasElement }) => {
    const { canvas, submit, fill } = screen(canvasElement);
    await userEvent.click(submit());
    await expect(
      await canvas.findByText(/^Проверьте поля: Имя, Телефон, Согласие с\sофертой, Согласие\.$/),
    ).toBeVisible();
    await expect(args.beside?.onTried).toHaveBeenLastCalledWith(false);
    await fill();
    await userEvent.click(submit());
    await expect(await canvas.findByText(/^Проверьте поля: Согласие с\sофертой\.$/)).toBeVisible();
    await expect(args.beside?.onTried).toHaveBeenLastCalledWith(true);
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** What was said of the box goes when it changes. */
export const PolicyClears: Story = {
  play: async ({ canvasElement }) => {
    const { policy, submit } = screen(canvasElement);
    await userEvent.click(submit());
    await waitFor(() => expect(policy()).toBeInvalid());
    await userEvent.click(policy());
    await waitFor(() => expect(policy()).not.toBeInvalid());
  },
};

/** From the first field to the number by keyboard alone; the data goes out as the server keeps it. */
export const Sent: Story = {
  args: { city: 'spb' },
  play: async ({ args, canvasElement }) => {
    const { canvas, name, fill } = screen(canvasElement);
    await fill();
    await userEvent.type(name(), '{Enter}');
    await expect(await canvas.findByText('Номер заявки: 10 428')).toBeVisible();
    await expect(args.send).toHaveBeenCalledWith(
      { firstname: 'Анна', phone: '79991234567', city: 'spb', policy: true, consentVersion: expect.any(String) },
      { idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) },
    );
    await expect(args.onSent).toHaveBeenCalledOnce();
  },
};

/** The button is busy and a second press does nothing. */
export const Sending: Story = {
  args: { send: fn<LeadFormProps['send']>(() => new Promise<LeadResult>(() => {})) },
  play: async ({ args, canvasElement }) => {
    const { name, fill, submit } = screen(canvasElement);
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy'));
    await userEvent.type(name(), '{Enter}');
    await expect(args.send).toHaveBeenCalledOnce();
  },
};

/** After five seconds the button is free again, yet the first request has no answer: a press is still the same one. */
export const SendingLong: Story = {
  args: { send: fn<LeadFormProps['send']>(() => new Promise<LeadResult>(() => {})) },
  play: async ({ args, canvasElement }) => {
    const { canvas, fill, submit } = screen(canvasElement);
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy'));
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByText(/дольше обычного/)).toBeVisible();
    await userEvent.click(submit());
    await expect(args.send).toHaveBeenCalledOnce();
  },
};

/** Everything typed stays; the second try is the same request to the server. */
export const FailedThenSent: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, name, phone, fill, submit } = screen(canvasElement);
    const send = args.send as ReturnType<typeof fn>;
    send.mockRejectedValueOnce(new Error('timeout'));
    await fill();
    await userEvent.click(submit());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось отправить заявку');
    await expect(canvas.getByRole('link', { name: /\+7.\(495\)/ })).toHaveAttribute('href', 'tel:+74951234567');
    await expect(name()).toHaveValue('Анна');
    await expect(phone()).toHaveValue('+7 999-123-45-67');
    await userEvent.click(submit());
    await expect(await canvas.findByText('Заявка отправлена')).toBeVisible();
    const [first, second] = send.mock.calls;
    await expect(first?.[1]).toEqual(second?.[1]);
  },
};

export const Failed: Story = {
  args: { send: fn<LeadFormProps['send']>(async () => ({ failed: true })) },
  play: async ({ canvasElement }) => {
    const { canvas, fill, submit } = screen(canvasElement);
    await fill();
    await userEvent.click(submit());
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** What the server refuses stands at its field. */
export const RefusedByServer: Story = {
  args: {
    consentMode: 'separate',
    send: fn<LeadFormProps['send']>(async () => ({
      fieldErrors: {
        phone: 'Некорректный формат телефона.',
        'consents.data': 'Необходимо заполнить поле',
        vehicleId: 'Этот автомобиль уже продан.',
      },
    })),
  },
  play: async ({ canvasElement }) => {
    const { canvas, phone, fill, submit } = screen(canvasElement);
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(phone()).toHaveAccessibleDescription('Некорректный формат телефона.'));
    await waitFor(() => expect(phone()).toHaveFocus());
    await expect(canvas.getByRole('checkbox', { name: /обработку/ })).toBeInvalid();
    await expect(canvas.getByText('Этот автомобиль уже продан.')).toBeVisible();
  },
};

/** Closed and opened again: what was typed is there, the tick is not. */
export const Reopened: Story = {
  play: async ({ canvasElement, mount, args }) => {
    await mount(<LeadForm {...args} />);
    await userEvent.type(within(canvasElement).getByLabelText('Имя'), 'анна');
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await mount(<div />);
    await mount(<LeadForm {...args} />);
    await expect(within(canvasElement).getByLabelText('Имя')).toHaveValue('Анна');
    await expect(within(canvasElement).getByRole('checkbox')).not.toBeChecked();
  },
};

/** The vehicle report asks for the code of a message; a wrong one is said, the right one ends the form. */
export const SmsCode: Story = {
  args: {
    form: reportForm,
    init: { VIN: 'xxx1234****' },
    sendSms: fn(async () => ({ sent: true as const, resendIn: 0 })),
    send: fn<LeadFormProps['send']>(async (_data, { smsCode }) =>
      smsCode === '1204' ? { ok: true, number: '10 429' } : { fieldErrors: { smsCode: 'Неверный код' } },
    ),
  },
  play: async ({ args, canvasElement }) => {
    const { canvas, fill } = screen(canvasElement);
    await fill();
    await userEvent.click(canvas.getByRole('button', { name: 'Получить код' }));
    const code = await canvas.findByLabelText(/Код из/);
    await waitFor(() => expect(code).toHaveFocus());
    await expect(args.sendSms).toHaveBeenCalledWith(
      expect.objectContaining({ phone: '79991234567', vin: 'xxx1234****' }),
    );
    await userEvent.type(code, '0000');
    await userEvent.click(canvas.getByRole('button', { name: 'Подтвердить' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription('Неверный код'));
  },
};

/** A right code after a wrong one ends the form. */
export const SmsConfirmed: Story = {
  ...SmsCode,
  play: async (context) => {
    await SmsCode.play?.(context);
    const canvas = within(context.canvasElement);
    const code = canvas.getByLabelText(/Код из/);
    await userEvent.clear(code);
    await userEvent.type(code, '1204{Enter}');
    await expect(await canvas.findByText('Номер заявки: 10 429')).toBeVisible();
  },
};
