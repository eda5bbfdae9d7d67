import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const options: Parameters<AxeBuilder['options']>[0] = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // Describing all that is well takes longer than finding what is not.
  resultTypes: ['violations'],
};

/**
 * Lays down what floats over a page (header, the bar of a vehicle): it half covers whatever the scroll has put under it,
 * and half a switch is too small a target. Open layers stay where they are. Undone by `float`.
 */
async function layDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position } = getComputedStyle(element);
      if (position !== 'sticky' || element.closest('dialog[open], :popover-open')) continue;
      element.style.position = 'static';
      element.dataset.laidDown = '';
    }
  });
}

/** Brings what moves to its end and lets nothing start: a colour half-way through a transition is no colour of the page. */
async function hold(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      // One that follows the scroll stands where the page stands.
      if (!isEndless && animation.timeline === document.timeline) animation.finish();
    }
  });
}

/** Undoes `hold`. */
async function letGo(page: Page): Promise<void> {
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}

async function float(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-laid-down]')) {
      element.style.removeProperty('position');
      delete element.dataset.laidDown;
    }
  });
}

/**
 * Looks at the page as it stands now, or at a part of it: a layer that covers half of a text makes axe judge that text on the
 * layer's ground. Every finding is told with its element, and the test goes on.
 */
export async function expectAccessible(page: Page, what: string, within?: string): Promise<void> {
  await hold(page);
  await layDown(page);
  // Its other mode opens a page of its own for each look, to join what frames say: twice the time, and no page here has one.
  const builder = new AxeBuilder({ page }).options(options).setLegacyMode();
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  await float(page);
  await letGo(page);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes
      .slice(0, 3)
      .map(
        (node) => `${id}: ${help} at ${node.target.join(' ')} ${node.html.slice(0, 120)} ${node.failureSummary ?? ''}`,
      ),
  );
  expect.soft(found, what).toEqual([]);
}
