import { isCreator, type Role } from '@paidang/contract/vocabulary';

/** The tabs there are, in their order. */
const tabs = ['info', 'card', 'notify', 'rewards', 'laborer', 'security'] as const;
export type ProfileTab = (typeof tabs)[number];

/** A card to be found by, and what is about being paid. */
const ofCreators: readonly ProfileTab[] = ['card', 'rewards', 'laborer'];

export const tabsOf = (role: Role): readonly ProfileTab[] =>
  isCreator(role) ? tabs : tabs.filter((tab) => !ofCreators.includes(tab));

/** The tab of an address; one that is unknown or for others is the first. */
export const readTab = (role: Role, tab: string | undefined): ProfileTab =>
  tabsOf(role).find((one) => one === tab) ?? 'info';
