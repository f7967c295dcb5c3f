import { isCreator, type Role } from '@paidang/contract/vocabulary';

/** All tabs, in order. */
const tabs = ['info', 'card', 'notify', 'rewards', 'laborer', 'security'] as const;
export type ProfileTab = (typeof tabs)[number];

/** Tabs for creators only: the public card, and those about payment. */
const ofCreators: readonly ProfileTab[] = ['card', 'rewards', 'laborer'];

export const tabsOf = (role: Role): readonly ProfileTab[] =>
  isCreator(role) ? tabs : tabs.filter((tab) => !ofCreators.includes(tab));

/** The tab of an address; an unknown or unavailable one becomes the first. */
export const readTab = (role: Role, tab: string | undefined): ProfileTab =>
  tabsOf(role).find((one) => one === tab) ?? 'info';
