/** Who runs a project: the two sides themselves, or the platform team on the vendor's behalf. */
export const buildModes = ['self', 'platform'] as const;
export type BuildMode = (typeof buildModes)[number];

export const buildModeTitles: Record<BuildMode, string> = { self: '自助專案', platform: '專人代操' };
