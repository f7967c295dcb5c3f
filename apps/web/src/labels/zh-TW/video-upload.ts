/** What can go wrong with an upload that the server has no words for. */
export const labels = {
  refused: '上傳沒有成功，請重新選擇檔案',
  unreadable: '讀不到這個檔案，可能已移動、改名或修改，請重新選擇',
} as const;
