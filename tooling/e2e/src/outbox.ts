import { readStack } from './running-stack.ts';

export type Message = { channel: 'sms' | 'mail'; recipient: string; subject: string | null; body: string };

/** What the development outbox of the API holds for a recipient: a phone as digits, or an e-mail. */
export async function outboxOf(recipient: string): Promise<Message[]> {
  const answer = await fetch(`${readStack().api}/dev/outbox`, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`/dev/outbox answered ${answer.status}`);
  const { messages } = (await answer.json()) as { messages: Message[] };
  return messages.filter((message) => message.recipient === recipient);
}
