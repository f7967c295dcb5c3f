/** Who runs a project: the two sides by themselves, or the platform's team for the vendor. */
export const buildModes = ['self', 'platform'] as const;
export type BuildMode = (typeof buildModes)[number];

export const buildModeTitles: Record<BuildMode, string> = { self: '自助專案', platform: '專人代操' };
