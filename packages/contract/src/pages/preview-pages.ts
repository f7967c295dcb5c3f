/** Pages on which the platform team previews unpublished content. */
export const previewPages = [
  'preview',
  'previewCases',
  'previewCaseList',
  'previewCustomerSays',
  'previewCreatorSays',
  'previewCreatorSayList',
] as const;
export type PreviewPageName = (typeof previewPages)[number];
