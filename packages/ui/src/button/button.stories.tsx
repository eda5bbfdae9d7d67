import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { choiceOf } from '../choice-of.fixture.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { Stack } from '../stack/stack.tsx';
import { Surface } from '../surface/surface.tsx';
import { Button, buttonSizes, buttonTones } from './button.tsx';

/**
 * **Do** let the words say what happens: «Забронировать», «Показать 128 автомобилей». One `action` button in sight.
 *
 * **Don’t** disable a button to say that a form is incomplete: let it be pressed, and name what is missing.
 */
const meta = {
  title: 'Actions/Button',
  component: Button,
  argTypes: { tone: choiceOf(buttonTones), size: choiceOf(buttonSizes) },
  args: { children: 'Забронировать', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From the one thing to do here to what is done rarely. */
export const Tones: Story = {
  render: (args) => (
    <Cluster gap={3}>
      {buttonTones.map((tone) => (
        <Button key={tone} {...args} tone={tone}>
          {
            { action: 'Забронировать', quiet: 'Рассчитать кредит', outline: 'Сравнить', critical: 'Отменить бронь' }[
              tone
            ]
          }
        </Button>
      ))}
    </Cluster>
  ),
};

/** `md` is 44 px high, the least for a finger; `sm` is for dense tools with a mouse. */
export const Sizes: Story = {
  render: (args) => (
    <Cluster gap={3} align="end">
      {buttonSizes.map((size) => (
        <Button key={size} {...args} size={size} icon="calendar">
          Тест-драйв
        </Button>
      ))}
    </Cluster>
  ),
};

/** As it is, under work, and out of reach. */
export const States: Story = {
  render: (args) => (
    <Stack gap={3}>
      {buttonTones.map((tone) => (
        <Cluster key={tone} gap={3}>
          <Button {...args} tone={tone}>
            Отправить
          </Button>
          <Button {...args} tone={tone} busy>
            Отправляем
          </Button>
          <Button {...args} tone={tone} disabled>
            Недоступно
          </Button>
        </Cluster>
      ))}
    </Stack>
  ),
};

/** Inside a ground of its own the button takes that ground’s colours by itself. */
export const OnGrounds: Story = {
  render: (args) => (
    <Stack gap={0}>
      {(['sunken', 'brand', 'inverse'] as const).map((ground) => (
        <Surface key={ground} tone={ground}>
          <div style={{ padding: 24 }}>
            <Cluster gap={3}>
              {buttonTones.map((tone) => (
                <Button key={tone} {...args} tone={tone}>
                  Перезвоните мне
                </Button>
              ))}
            </Cluster>
          </div>
        </Surface>
      ))}
    </Stack>
  ),
};

/** Words wrap; nothing is cut off. */
export const LongWordsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    wide: true,
    icon: 'calendar',
    children: 'Записаться на тест-драйв и получить предварительный расчёт кредита',
  },
};

/** Reached by the Tab key. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

/** While work is under way a second press does nothing, and a screen reader hears that it is busy. */
export const SecondPress: Story = {
  args: { busy: true, children: 'Отправляем' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
