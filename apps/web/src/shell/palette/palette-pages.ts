import { isVendor, type Role } from '@paidang/contract/vocabulary';
import { paths } from '../../config/paths';
import { pageTitle } from '../../config/titles';

const pathsOf = (role: Role): string[] => [
  paths.project,
  paths.projectList,
  paths.invitation,
  paths.chat,
  ...(isVendor(role) ? [paths.addProject()] : []),
];

/** Pages whose name holds the words; all of them without words. */
export const pagesFor = (role: Role, words: string): { path: string; title: string }[] =>
  pathsOf(role)
    .map((path) => ({ path, title: pageTitle(path) }))
    .filter(({ title }) => title.includes(words.trim()));
