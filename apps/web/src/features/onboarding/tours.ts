import type { OnboardingKey } from '@paidang/contract/vocabulary';

/** The tours of the product, by subject. */
export const tours = {
  brief: { page: 'briefb', status: 'create' },
  outline: { page: 'outline', status: 'create' },
  segments: { page: 'draft', status: 'create' },
  segmentsAgain: { page: 'draft', status: 'secondCreate' },
  onePage: { page: 'draft_onepage', status: 'load' },
  film: { page: 'video', status: 'load' },
  filmAgain: { page: 'video', status: 'firstTime' },
  copyList: { page: 'copywriting', status: 'create' },
  copyText: { page: 'copywriting', status: 'firstTime_text' },
  copyStory: { page: 'copywriting', status: 'firstTime_text_storyModel' },
  photos: { page: 'copywriting', status: 'firstTime_img' },
  photosStory: { page: 'copywriting', status: 'firstTime_img_storyModel' },
  photosAgain: { page: 'copywriting', status: 'secondTime_img' },
  worksAhead: { page: 'works_upload', status: 'load' },
  works: { page: 'works_upload', status: 'create' },
  worksReview: { page: 'works_upload', status: 'review' },
  progress: { page: 'progress', status: 'load' },
  progressLine: { page: 'progress', status: 'lineNotify_reminder' },
  profileLine: { page: 'profile', status: 'line_reminder' },
} as const satisfies Record<string, OnboardingKey>;

export type PageTour = keyof typeof tours;
