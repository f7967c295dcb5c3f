import { paths } from '@paidang/contract/pages';
import { isVendor, type Role } from '@paidang/contract/vocabulary';
import { labels as menuLabels } from '#labels/account-menu';
import { pageTitle } from '../../config/titles';

export interface PaletteUser {
  role: Role;
  /** Whether the beginner guide is for them. */
  isGuided: boolean;
}

const pathsOf = (role: Role): string[] => [
  paths.project,
  paths.projectList,
  paths.invitation,
  paths.chat,
  ...(isVendor(role) ? [paths.addProject()] : []),
  paths.profile(),
  paths.userGuide(),
];

/** Pages whose name holds the words; all of them without words. */
export const pagesFor = ({ role, isGuided }: PaletteUser, words: string): { path: string; title: string }[] =>
  [
    ...pathsOf(role).map((path) => ({ path, title: pageTitle(path) })),
    ...(isGuided ? [{ path: paths.guide, title: menuLabels.guide }] : []),
  ].filter(({ title }) => title.includes(words.trim()));
