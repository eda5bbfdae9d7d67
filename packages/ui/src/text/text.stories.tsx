import type { Meta, StoryObj } from '@storybook/react-vite';
import { choiceOf } from '../choice-of.fixture.ts';
import { Stack } from '../stack/stack.tsx';
import { Surface } from '../surface/surface.tsx';
import { Text, textSizes, textTones, textWeights } from './text.tsx';

/**
 * **Do** keep `quiet` for what may be skipped.
 *
 * **Don’t** colour words for emphasis: `critical` and `positive` mean something.
 */
const meta = {
  title: 'Text/Text',
  component: Text,
  argTypes: { size: choiceOf(textSizes), tone: choiceOf(textTones), weight: choiceOf(textWeights) },
  args: {
    children:
      'Автомобиль проверен по 110 пунктам, гарантия — 12 месяцев. Мы выкупим ваш прежний автомобиль в день обращения и зачтём его стоимость.',
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={4}>
      {textSizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const TonesAndWeights: Story = {
  render: () => (
    <Stack gap={2}>
      {textTones
        .filter((tone) => tone !== 'inverse')
        .map((tone) => (
          <Text key={tone} tone={tone}>
            Первый взнос от 15 %
          </Text>
        ))}
      {textWeights.map((weight) => (
        <Text key={weight} weight={weight}>
          Первый взнос от 15 %
        </Text>
      ))}
      <Surface tone="inverse">
        <Text tone="inverse">Первый взнос от 15 %</Text>
      </Surface>
    </Stack>
  ),
};

/** Figures of one width stand under each other. */
export const Figures: Story = {
  render: () => (
    <Stack gap={1}>
      {['1 111 111 ₽', '4 890 000 ₽', '12 700 478 ₽'].map((price) => (
        <Text key={price} numeric>
          {price.replace(/ /g, '\u00a0')}
        </Text>
      ))}
    </Stack>
  ),
};
