import { headers } from 'next/headers';
import { dataHeader } from './signals.ts';

/** What the web server has asked for this visitor's page (`PagePlan.data`), as its handler wrote it; undefined without an answer. */
export async function pageData(): Promise<unknown> {
  const sent = (await headers()).get(dataHeader);
  return sent ? JSON.parse(Buffer.from(sent, 'base64').toString()) : undefined;
}
