import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { choiceOf } from '../choice-of.fixture.ts';
import { Stack } from '../stack/stack.tsx';
import { Surface } from '../surface/surface.tsx';
import { Text } from '../text/text.tsx';
import { TextLink, textLinkTones } from './text-link.tsx';

/**
 * **Do** let the words of the link say where it leads: they are read out alone.
 *
 * **Don’t** write «подробнее» or «здесь».
 */
const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  argTypes: { tone: choiceOf(textLinkTones) },
  args: { href: '#', children: 'условия гарантии' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Stack gap={3}>
      {textLinkTones.map((tone) => (
        <Text key={tone}>
          Прочитайте <TextLink {...args} tone={tone} /> перед покупкой.
        </Text>
      ))}
    </Stack>
  ),
};

export const OnDarkGround: Story = {
  render: (args) => (
    <Surface tone="inverse">
      <div style={{ padding: 24 }}>
        <Stack gap={3}>
          {textLinkTones.map((tone) => (
            <TextLink key={tone} {...args} tone={tone} />
          ))}
        </Stack>
      </div>
    </Surface>
  ),
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
