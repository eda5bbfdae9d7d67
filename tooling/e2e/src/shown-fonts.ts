import type { CDPSession, Page } from '@playwright/test';

export type ShownFont = { name: string; isWebFont: boolean; isBold: boolean };

/** The fonts that the texts inside the first element of a selector are drawn with, as the browser has chosen them. */
export async function shownFonts(page: Page, selector: string): Promise<ShownFont[]> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await cdp.detach();
  return fonts.map(({ familyName, postScriptName, isCustomFont }) => ({
    name: `${familyName} (${postScriptName})`,
    isWebFont: isCustomFont,
    isBold: /bold/i.test(postScriptName),
  }));
}
