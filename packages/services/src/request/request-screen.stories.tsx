import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answerWith } from '../booking/answers.fixture.ts';
import { RequestScreen } from './request-screen.tsx';

const token = 'a'.repeat(22);

function at(hash: string, answers: Parameters<typeof answerWith>[0]) {
  const before = location.href;
  history.replaceState(history.state, '', hash || location.search || '.');
  const silence = answerWith(answers);
  return () => {
    silence();
    history.replaceState(history.state, '', before);
  };
}

/**
 * **Do** tell a broken link from a server that is away.
 *
 * **Don’t** say whether a request with another token exists.
 */
const meta = { title: 'Requests/RequestScreen', component: RequestScreen } satisfies Meta<typeof RequestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gone: Story = {
  beforeEach: () => at(`#${token}`, { '/request/view': { status: 404, body: { code: 5, message: '', details: [] } } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Такой заявки нет')).toBeVisible();
  },
};

export const NobodyAnswers: Story = {
  beforeEach: () => at(`#${token}`, {}),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Сервер не.отвечает/)).toBeVisible();
  },
};
