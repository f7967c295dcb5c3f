/** Pages that have tours, each with the situations that start one. */
export const onboardingPages = {
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

export type OnboardingPage = keyof typeof onboardingPages;

/** Identifies a tour: a page and a situation. */
export type OnboardingKey = {
  [Page in OnboardingPage]: { page: Page; status: (typeof onboardingPages)[Page][number] };
}[OnboardingPage];

/** All tours. */
export const onboardingKeys = Object.entries(onboardingPages).flatMap(([page, statuses]) =>
  statuses.map((status) => ({ page, status })),
) as readonly OnboardingKey[];

/** Whether a tour with this key exists. */
export const isOnboardingKey = (key: { page: string; status: string }): key is OnboardingKey =>
  onboardingKeys.some(({ page, status }) => page === key.page && status === key.status);
