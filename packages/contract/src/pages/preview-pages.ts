/** Pages on which the platform's team looks at content before everybody sees it. */
export const previewPages = [
  'preview',
  'previewCases',
  'previewCaseList',
  'previewCustomerSays',
  'previewCreatorSays',
  'previewCreatorSayList',
] as const;
export type PreviewPageName = (typeof previewPages)[number];
