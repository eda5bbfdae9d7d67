import type { Page } from '@playwright/test';

type DomNode = { backendNodeId: number; nodeType: number; nodeValue: string; children?: DomNode[] };
/** A font that texts of a weight are drawn with. */
export type ShownFont = { name: string; isWebFont: boolean; isBold: boolean; weight: number };

const isText = ({ nodeType, nodeValue }: DomNode) => nodeType === 3 && nodeValue.trim() !== '';

/** Texts and the elements that they stand in. */
function* textsOf(node: DomNode): Generator<[text: DomNode, parent: DomNode]> {
  for (const child of node.children ?? []) {
    if (isText(child)) yield [child, node];
    yield* textsOf(child);
  }
}

/** The fonts that all texts of the page are drawn with, as the browser has chosen them. */
export async function shownFonts(page: Page): Promise<ShownFont[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'body' });
  const { node } = await cdp.send('DOM.describeNode', { nodeId, depth: -1 });
  const found = new Map<string, ShownFont>();
  for (const pair of textsOf(node)) {
    const backendNodeIds = pair.map(({ backendNodeId }) => backendNodeId);
    const { nodeIds } = await cdp.send('DOM.pushNodesByBackendIdsToFrontend', { backendNodeIds });
    const [text = 0, parent = 0] = nodeIds;
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId: text });
    if (fonts.length === 0) continue;
    const { computedStyle } = await cdp.send('CSS.getComputedStyleForNode', { nodeId: parent });
    const weight = Number(computedStyle.find(({ name }) => name === 'font-weight')?.value);
    for (const { postScriptName: name, isCustomFont } of fonts)
      found.set(`${name} ${weight}`, { name, isWebFont: isCustomFont, isBold: /bold/i.test(name), weight });
  }
  await cdp.detach();
  return [...found.values()];
}
