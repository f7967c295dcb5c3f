import { createHash } from 'node:crypto';
import { paths } from '@paidang/contract/pages';
import type { DrawnPage } from './page-drawer';

const folder = '/og';
const ofHome = '/index';
const ending = '.png';

/** Changes with what the picture says, so that nobody shows an old one. */
const versionOf = (title: string): string => createHash('sha256').update(title).digest('hex').slice(0, 12);

/** Where the picture is that is shown with links to a page. */
export const pictureAddress = ({ path, pictureTitle }: Pick<DrawnPage, 'path' | 'pictureTitle'>): string =>
  `${folder}${path === paths.home ? ofHome : path}${ending}?v=${versionOf(pictureTitle)}`;

/** The page whose picture is at an address. */
export function pageOfPicture(picture: string): string {
  const page = picture.slice(folder.length, -ending.length);
  return page === ofHome ? paths.home : page;
}
