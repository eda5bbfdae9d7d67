import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { choiceOf } from '../choice-of.fixture.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Notice, noticeTones } from './notice.tsx';

/**
 * **Do** say what happened, then what to do.
 *
 * **Don’t** announce that all is well where nobody doubted it.
 */
const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  argTypes: { tone: choiceOf(noticeTones) },
  args: { title: 'Автомобиль забронирован', children: <Text>Бронь действует до 12 мая, 18:00.</Text> },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Stack gap={4}>
      {noticeTones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

/** A critical one is read out at once. */
export const Critical: Story = {
  args: { tone: 'critical', title: 'Не удалось отправить заявку', children: <Text>Проверьте связь и повторите.</Text> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Не удалось отправить заявку');
  },
};

export const LongWordsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    tone: 'notice',
    title: 'Стоимость автомобиля изменилась, пока вы заполняли заявку',
    children: <Text>Новая цена учитывает выгоду по программе трейд-ин и действует до конца календарного месяца.</Text>,
  },
};
export const TitleAlone: Story = { args: { tone: 'positive', title: 'Отзыв отправлен', children: null } };
