import { paths, patterns } from '@paidang/contract/pages';
import { isVendor, type Role } from '@paidang/contract/vocabulary';
import { labels } from '#labels/shell';
import { site } from '../../config/site';

export interface NavLink {
  label: string;
  /** A page of the app, or the address of another site. */
  to: string;
  isElsewhere?: boolean;
  /** Pages that count as part of it. */
  covers?: readonly string[];
}

const about: NavLink = { label: labels.nav.about, to: paths.aboutUs };
const guide: NavLink = { label: labels.nav.guide, to: paths.userGuide(), covers: [`${paths.userGuide()}/*`] };

/** The places of the bar of visitors. */
export const publicPlaces: readonly NavLink[] = [
  ...(site.blog ? [{ label: labels.nav.blog, to: site.blog, isElsewhere: true }] : []),
  about,
  guide,
];

/** Every page of a project, and of becoming part of one. */
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

/** The places of the bar of people signed in. */
export const appPlaces = (role: Role | undefined): readonly NavLink[] => [
  about,
  { label: labels.nav.project, to: paths.project, covers: projectPages },
  { label: labels.nav.projectList, to: paths.projectList },
  ...(role && isVendor(role) ? ofVendors : []),
  guide,
];
