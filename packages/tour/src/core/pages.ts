/** Pages that have tours, each with the situations in which one starts. */
export const tourPages = {
  works_upload: ['load', 'create', 'review'],
  progress: ['load', 'lineNotify_reminder'],
  draft_onepage: ['load'],
  draft: ['create', 'secondCreate'],
  briefb: ['create'],
  outline: ['create'],
  video: ['load', 'firstTime'],
  profile: ['line_reminder'],
  copywriting: [
    'create',
    'firstTime_text',
    'firstTime_text_storyModel',
    'firstTime_img',
    'firstTime_img_storyModel',
    'secondTime_img',
  ],
} as const;

export type TourPage = keyof typeof tourPages;

/** Names one tour: a page and the situation; of our own pages, or of a host's. */
export type TourKey =
  | { [P in TourPage]: { page: P; status: (typeof tourPages)[P][number] } }[TourPage]
  | { page: `${string}:${string}`; status: string };
