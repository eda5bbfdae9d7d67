import type { Meta, StoryObj } from '@storybook/react-vite';
import { choiceOf } from '../choice-of.fixture.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Container, containerWidths } from './container.tsx';

/**
 * **Do** put every part of a page into one; a picture may bleed.
 *
 * **Don’t** nest them: the gutters add up.
 */
const meta = {
  title: 'Layout/Container',
  component: Container,
  argTypes: { width: choiceOf(containerWidths) },
  args: { children: null },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Widths: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <Stack gap={4}>
      {containerWidths.map((width) => (
        <Container key={width} width={width}>
          <Text size="sm">{width}</Text>
          <Skeleton height={48} shape="box" />
        </Container>
      ))}
    </Stack>
  ),
};
