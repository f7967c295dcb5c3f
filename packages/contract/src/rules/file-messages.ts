/** Messages about refused files. Separate from the others, so that code that only checks files loads only these. */
export const fileMessages = {
  uploadFailed: '上傳失敗',
  tooManyPhotos: '最多上傳6張照片',
  photoTooLarge: '上傳失敗，檔案大小勿超過10MB',
  fileNotAllowed: '不支援此檔案格式',
} as const;
