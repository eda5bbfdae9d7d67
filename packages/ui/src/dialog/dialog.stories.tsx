import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { choiceOf } from '../choice-of.fixture.ts';
import { pressKey } from '../press-key.fixture.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog, dialogKinds } from './dialog.tsx';

/**
 * **Do** ask for one thing in it, and let the button in the foot say which.
 *
 * **Don’t** open a dialog from a dialog, nor one that nobody asked for.
 */
const meta = {
  title: 'Layers/Dialog',
  component: Dialog,
  argTypes: { kind: choiceOf(dialogKinds) },
  args: {
    id: 'callback',
    title: 'Заказать звонок',
    children: (
      <Stack gap={4}>
        <Text>{'Перезвоним в\u00a0течение 15\u00a0минут, с\u00a09:00 до\u00a021:00.'}</Text>
        <TextField name="phone" label="Телефон" placeholder="+7 (900) 000-00-00" />
      </Stack>
    ),
    footer: <Button wide>Жду звонка</Button>,
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => (
    <>
      <Button command="show-modal" commandfor={args.id}>
        Заказать звонок
      </Button>
      <Dialog {...args} />
    </>
  ),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Заказать звонок' }));
  await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Заказать звонок' })).toBeVisible());
};

export const Modal: Story = { play: open };
/** Below 599 px the modal is a sheet at the lower edge, where the thumb is. */
export const ModalOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: open };
/** For a form: the whole screen of a phone, a wide plate elsewhere. */
export const Panel: Story = { args: { kind: 'panel' }, play: open };
export const PanelOnAPhone: Story = { args: { kind: 'panel' }, globals: { viewport: { value: 'phone' } }, play: open };
export const Sheet: Story = { args: { kind: 'sheet' }, globals: { viewport: { value: 'phone' } }, play: open };
export const Fullscreen: Story = {
  args: { kind: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  play: open,
};
export const DrawerLeft: Story = {
  args: { kind: 'drawer-left' },
  globals: { viewport: { value: 'phone' } },
  play: open,
};
export const DrawerRight: Story = { args: { kind: 'drawer-right' }, play: open };

/** The matter scrolls, head and foot stay. */
export const LongMatter: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    textOnly: true,
    children: (
      <Stack gap={4}>
        {Array.from({ length: 12 }, (_, index) => (
          <Text key={index}>
            Нажимая кнопку, вы соглашаетесь на обработку персональных данных в целях связи с вами по вашей заявке.
          </Text>
        ))}
      </Stack>
    ),
  },
  play: open,
};

/** Closed as it was opened: by ×, and by Escape, which gives the focus back. */
export const Closing: Story = {
  play: async (context) => {
    await open(context);
    const canvas = within(context.canvasElement);
    const dialog = canvas.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await open(context);
    if (!(await pressKey('{Escape}'))) return;
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Заказать звонок' })).toHaveFocus();
  },
};
