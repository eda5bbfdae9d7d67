import { fileURLToPath } from 'node:url';

/** The program that draws, as the launcher names it. */
export const studioProgram = fileURLToPath(new URL('../../../../tooling/image-renderer/src/main.ts', import.meta.url));
