import axe from 'axe-core';

/** What depends on tokens. The rest is the same in every theme, and Storybook's addon has looked at it in the first. */
const rules = ['color-contrast', 'link-in-text-block', 'target-size'];

/** What axe finds wrong with the standing story in its present theme: rule, and the elements that break it. */
export async function findViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    runOnly: { type: 'rule', values: rules },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
}
