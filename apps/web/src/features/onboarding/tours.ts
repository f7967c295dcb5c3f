import type { OnboardingKey } from '@paidang/contract/vocabulary';

/** The tours of the product, by the page they explain. */
export const tours = {
  outline: { page: 'outline', status: 'create' },
  progress: { page: 'progress', status: 'load' },
  works: { page: 'works_upload', status: 'create' },
  worksReview: { page: 'works_upload', status: 'review' },
} as const satisfies Record<string, OnboardingKey>;

export type PageTour = keyof typeof tours;
