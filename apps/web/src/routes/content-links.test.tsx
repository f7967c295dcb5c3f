import { patterns } from '@paidang/contract/pages';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { aboutUs } from '#labels/content/about-us';
import { contactUs } from '#labels/content/contact-us';
import { serviceTabs } from '#labels/content/customized-service';
import { guideline } from '#labels/content/guideline';
import { rewardsRules } from '#labels/content/rewards-rules';
import { termsOfUse } from '#labels/content/terms-of-use';
import { words as make } from '#labels/user-guide/make';
import { words as payment } from '#labels/user-guide/payment';
import { words as projects } from '#labels/user-guide/projects';
import { words as review } from '#labels/user-guide/review';
import { words as start } from '#labels/user-guide/start';
import { words as talk } from '#labels/user-guide/talk';
import { findPage, shipped } from '../features/user-guide/catalogue';
import type { Section } from '../shared/article/blocks';

const guide = { start, projects, make, review, payment, talk };

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

/** Whether the app has a page at an address; for the guide, whether the article exists. */
function leadsSomewhere(path: string): boolean {
  const guidePage = matchPath(patterns.userGuide, path);
  if (guidePage) return findPage(shipped, guidePage.params.mainCategory, guidePage.params.subCategory) !== null;
  return Object.values(patterns).some((pattern) => matchPath(pattern, path));
}

test.each(texts)('%s: every link leads to a page, every heading has an address of its own', (_, sections) => {
  expect(linksOf(sections).filter((to) => !leadsSomewhere(to))).toEqual([]);
  const ids = sections.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});
