/** The tabs there are, in their order. */
export const tabs = ['info', 'notify', 'security'] as const;
export type ProfileTab = (typeof tabs)[number];

/** The tab of an address; an unknown one is the first. */
export const readTab = (tab: string | undefined): ProfileTab => tabs.find((one) => one === tab) ?? 'info';
