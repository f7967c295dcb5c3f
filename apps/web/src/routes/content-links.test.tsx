import { patterns } from '@paidang/contract/pages';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { aboutUs } from '../features/content/about-us';
import { contactUs } from '../features/content/contact-us';
import { serviceTabs } from '../features/content/customized-service';
import { guideline } from '../features/content/guideline';
import { rewardsRules } from '../features/content/rewards-rules';
import { termsOfUse } from '../features/content/terms-of-use';
import { words as make } from '../features/user-guide/articles/make';
import { words as projects } from '../features/user-guide/articles/projects';
import { words as review } from '../features/user-guide/articles/review';
import { words as start } from '../features/user-guide/articles/start';
import { words as talk } from '../features/user-guide/articles/talk';
import { findPage } from '../features/user-guide/find-page';
import type { Section } from '../shared/article/article';

const guide = { start, projects, make, review, talk };

const texts: [name: string, sections: readonly Section[]][] = [
  ['about us', aboutUs.sections],
  ['contact', contactUs.sections],
  ['guideline', guideline.sections],
  ['rules of rewards', rewardsRules.sections],
  ['terms', termsOfUse.sections],
  ...serviceTabs.map(({ name, sections }): [string, readonly Section[]] => [name, sections]),
  ...Object.entries(guide).flatMap(([category, articles]) =>
    Object.entries(articles).map(([article, sections]): [string, readonly Section[]] => [
      `${category}/${article}`,
      sections,
    ]),
  ),
];

const linksOf = (sections: readonly Section[]): string[] =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === 'object' && 'links' in block ? block.links.map(({ to }) => to) : []));

/** Whether the app has a page there; of the guide, whether it has the article. */
function leadsSomewhere(path: string): boolean {
  const guidePage = matchPath(patterns.userGuide, path);
  if (guidePage) return findPage(guidePage.params.mainCategory, guidePage.params.subCategory) !== null;
  return Object.values(patterns).some((pattern) => matchPath(pattern, path));
}

test.each(texts)('%s: every link leads to a page, every heading has an address of its own', (_, sections) => {
  expect(linksOf(sections).filter((to) => !leadsSomewhere(to))).toEqual([]);
  const ids = sections.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});
