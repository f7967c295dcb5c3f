/** Audiences of an announcement. */
export const announcementAudiences = ['all', 'vendors', 'creators'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

export const announcementAudienceTitles: Readonly<Record<AnnouncementAudience, string>> = {
  all: '所有人',
  vendors: '廠商',
  creators: '創作者',
};
