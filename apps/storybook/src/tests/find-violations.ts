import axe from 'axe-core';

/** What depends on tokens, and Storybook's addon has looked at in the theme that a story is played in; the rest is the same in every theme. */
const seen = ['color-contrast', 'link-in-text-block'];
/** What depends on tokens, and the addon's rules leave out. */
const unseen = ['target-size'];

/** What axe finds wrong with the standing story in its present theme: rule, and the elements that break it. */
export async function findViolations(isPlayedIn: boolean): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    runOnly: { type: 'rule', values: isPlayedIn ? unseen : [...seen, ...unseen] },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
}
