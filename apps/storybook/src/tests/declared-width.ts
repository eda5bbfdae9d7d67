import { viewports } from '../viewports.ts';

export type Declared = { globals: { viewport?: { value?: string }; theme?: string } };

/** How wide a story says that it stands, px. */
export function declaredWidth({ globals }: Declared): number {
  const known = viewports[globals.viewport?.value as keyof typeof viewports];
  if (!known) throw new Error(`«${globals.viewport?.value}» is no viewport of the workshop.`);
  return Number.parseInt(known.styles.width, 10);
}
