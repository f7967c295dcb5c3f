import { paths, patterns } from '../../config/paths';
import { site } from '../../config/site';
import { labels } from '../labels';

export interface Place {
  label: string;
  /** A page of the app, or the address of another site. */
  to: string;
  isElsewhere?: boolean;
  /** Pages that count as part of it. */
  covers?: readonly string[];
}

const about: Place = { label: labels.nav.about, to: paths.aboutUs };
const guide: Place = { label: labels.nav.guide, to: paths.userGuide(), covers: [`${paths.userGuide()}/*`] };

/** The places of the bar of visitors. */
export const publicPlaces: readonly Place[] = [
  ...(site.blog ? [{ label: labels.nav.blog, to: site.blog, isElsewhere: true }] : []),
  about,
  guide,
];

/** The places of the bar of people signed in. */
export const appPlaces: readonly Place[] = [
  about,
  { label: labels.nav.project, to: paths.project, covers: [patterns.projectProgress, patterns.outline] },
  { label: labels.nav.projectList, to: paths.projectList },
  guide,
];
