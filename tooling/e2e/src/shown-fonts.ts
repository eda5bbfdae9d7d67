import type { Page } from '@playwright/test';

/** A font that texts of a weight are drawn with. */
export type ShownFont = { name: string; isWebFont: boolean; isBold: boolean; weight: number };

/**
 * The least texts of the page that together hold every character in every style of type that it shows. What the browser draws
 * them with says the same as all thousand of them, which would be asked for one by one.
 */
function sampleTexts(): Node[] {
  const seen = new Map<string, Set<string>>();
  const sample: Node[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim() || parent.getClientRects().length === 0) continue;
    const { fontFamily, fontWeight, fontStyle, fontStretch, textTransform } = getComputedStyle(parent);
    const style = [fontFamily, fontWeight, fontStyle, fontStretch, textTransform].join();
    const known = seen.get(style) ?? new Set<string>();
    const before = known.size;
    for (const character of text.nodeValue) known.add(character);
    seen.set(style, known);
    if (known.size > before) sample.push(text);
  }
  return sample;
}

/** The fonts that the texts of the page are drawn with, as the browser has chosen them. */
export async function shownFonts(page: Page): Promise<ShownFont[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  await cdp.send('DOM.getDocument', { depth: 0 });
  const { result } = await cdp.send('Runtime.evaluate', { expression: `(${sampleTexts})()` });
  const { result: texts } = await cdp.send('Runtime.getProperties', {
    objectId: result.objectId ?? '',
    ownProperties: true,
  });
  const found = new Map<string, ShownFont>();
  for (const { value: text } of texts) {
    if (text?.subtype !== 'node' || !text.objectId) continue;
    const { nodeId } = await cdp.send('DOM.requestNode', { objectId: text.objectId });
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
    if (fonts.length === 0) continue;
    const weightOf = 'function () { return Number(getComputedStyle(this.parentElement).fontWeight); }';
    const { result: weight } = await cdp.send('Runtime.callFunctionOn', {
      objectId: text.objectId,
      functionDeclaration: weightOf,
      returnByValue: true,
    });
    for (const { postScriptName: name, isCustomFont } of fonts)
      found.set(`${name} ${weight.value}`, {
        ...{ name, isWebFont: isCustomFont },
        ...{ isBold: /bold/i.test(name), weight: Number(weight.value) },
      });
  }
  await cdp.detach();
  return [...found.values()];
}
