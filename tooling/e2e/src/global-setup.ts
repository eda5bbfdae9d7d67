import type { FullConfig } from '@playwright/test';
import { readEnv } from './env.ts';
import { startStack } from './start-stack.ts';

/** Playwright's first step; what it returns is the last one. */
export default async function globalSetup({ metadata }: FullConfig): Promise<(() => Promise<void>) | undefined> {
  return readEnv().E2E_REUSE === '1' ? undefined : startStack(metadata.vehicles);
}
