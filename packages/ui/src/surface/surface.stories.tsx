import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { choiceOf } from '../choice-of.fixture.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Surface, surfaceTones } from './surface.tsx';

/**
 * **Do** put a dark band on the `inverse` ground: every part inside is right by itself.
 *
 * **Don’t** colour a background by hand.
 */
const meta = {
  title: 'Layout/Surface',
  component: Surface,
  argTypes: { tone: choiceOf(surfaceTones) },
  args: { tone: 'default', children: null },
} satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same parts on all five grounds. */
export const Tones: Story = {
  render: () => (
    <Stack gap={3}>
      {surfaceTones.map((tone) => (
        <Surface key={tone} tone={tone}>
          <div style={{ padding: 24 }}>
            <Stack gap={3}>
              <Heading level={2} size="sm">
                {tone}
              </Heading>
              <Text>
                Тест-драйв в удобное время.{' '}
                <Text as="span" tone="quiet">
                  Займёт около часа.
                </Text>
              </Text>
              <TextField name={tone} label="Телефон" placeholder="+7 (900) 000-00-00" hint="Позвоним за 15 минут" />
              <Cluster gap={3}>
                <Button>Записаться</Button>
                <Button tone="outline">Позже</Button>
                <TextLink href="#">условия</TextLink>
              </Cluster>
            </Stack>
          </div>
        </Surface>
      ))}
    </Stack>
  ),
};
