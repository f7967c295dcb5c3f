import { paths, patterns } from '@paidang/contract/pages';
import { isVendor, type Role } from '@paidang/contract/vocabulary';
import { labels } from '#labels/shell';
import { site } from '../../config/site';

export interface NavLink {
  label: string;
  /** Path of a page of the app, or URL of another site. */
  to: string;
  isElsewhere?: boolean;
  /** Patterns of pages for which this link is highlighted as well. */
  covers?: readonly string[];
}

const about: NavLink = { label: labels.nav.about, to: paths.aboutUs };
const guide: NavLink = { label: labels.nav.guide, to: paths.userGuide(), covers: [`${paths.userGuide()}/*`] };

/** Links in the bar for visitors. */
export const publicPlaces: readonly NavLink[] = [
  ...(site.blog ? [{ label: labels.nav.blog, to: site.blog, isElsewhere: true }] : []),
  about,
  guide,
];

/** Pages of a project, including those for joining or opening one. */
const projectPages: readonly string[] = [
  patterns.projectProgress,
  patterns.projectProgressInvite,
  patterns.schedule,
  patterns.scheduleHistory,
  patterns.addProject,
  patterns.createProject,
  patterns.invitation,
  patterns.invitationLink,
  patterns.briefEdit,
  ...Object.values(patterns).filter((pattern) => pattern.includes('/:taskId')),
];

const ofVendors: readonly NavLink[] = [
  { label: labels.nav.performance, to: paths.performance },
  { label: labels.nav.creators, to: paths.creators(), covers: [patterns.creatorsCompare, patterns.creator] },
];

/** Links in the bar for signed-in users. */
export const appPlaces = (role: Role | undefined): readonly NavLink[] => [
  about,
  { label: labels.nav.project, to: paths.project, covers: projectPages },
  { label: labels.nav.projectList, to: paths.projectList },
  ...(role && isVendor(role) ? ofVendors : []),
  guide,
];
