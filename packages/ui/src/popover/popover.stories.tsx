import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { choiceOf } from '../choice-of.fixture.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { Container } from '../container/container.tsx';
import { pressKey } from '../press-key.fixture.ts';
import { Stack } from '../stack/stack.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Popover, popoverAnchors } from './popover.tsx';

/**
 * **Do** use it for a short list that hangs on its button.
 *
 * **Don’t** put a form into it: a press elsewhere would lose what was typed.
 */
const meta = {
  title: 'Layers/Popover',
  component: Popover,
  argTypes: { anchor: choiceOf(popoverAnchors) },
  args: {
    id: 'cities',
    label: 'Выбор города',
    children: (
      <Stack gap={3}>
        {['Москва', 'Санкт-Петербург', 'Екатеринбург'].map((city) => (
          <TextLink key={city} href="#" tone="plain">
            {city}
          </TextLink>
        ))}
      </Stack>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  render: (args) => (
    <Cluster gap={2} justify={args.anchor === 'bottom-end' ? 'end' : 'start'}>
      <Button tone="outline" popovertarget={args.id}>
        Город
      </Button>
      <Popover {...args} />
    </Cluster>
  ),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Город' }));
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Выбор города' })).toBeVisible());
};

export const BottomStart: Story = { play: open };
export const BottomEnd: Story = { args: { anchor: 'bottom-end' }, play: open };
/** Spans the page below the header’s bar. */
export const Mega: Story = {
  args: { anchor: 'mega', children: <Container>{meta.args.children}</Container> },
  globals: { viewport: { value: 'desktop' } },
  play: open,
};

/** Escape closes it and gives the focus back to its button. */
export const Closing: Story = {
  play: async (context) => {
    await open(context);
    const canvas = within(context.canvasElement);
    if (!(await pressKey('{Escape}'))) return;
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Выбор города' })).toBeNull());
  },
};
