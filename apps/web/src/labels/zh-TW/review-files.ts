import type { RemarksFormat } from '@paidang/contract/calls';

interface FileWords {
  title: string;
  text: string;
}

/** Words of what a review leaves as files. */
export const labels = {
  text: (version: string) => `${version}的影片檔，和這一版的留言。下載影片會記在存證紀錄裡。`,
  film: { title: '影片檔', text: 'MP4，和播放器裡看到的一樣' } satisfies FileWords,
  original: { title: '原始檔', text: '創作者上傳的檔案，沒有經過轉檔' } satisfies FileWords,
  /** @param name of the file */
  originalKind: (name: string) => (name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toUpperCase() : '原始檔'),
  remarks: {
    pdf: { title: '留言與畫面（PDF）', text: '每則留言附上那一格畫面和畫記，可以列印' },
    csv: { title: '留言表格（CSV）', text: '含回覆與處理狀態，所有試算表都能開' },
    xlsx: { title: '留言表格（Excel）', text: '含回覆與處理狀態' },
    xml: { title: 'Premiere Pro標記（XML）', text: '匯入後得到一個有標記的序列' },
    edl: { title: 'DaVinci Resolve標記（EDL）', text: '在時間軸上匯入標記，從00:00:00:00算起' },
    fcpxml: { title: 'Final Cut Pro標記（FCPXML）', text: '匯入後標記在片段上' },
  } satisfies Record<RemarksFormat, FileWords>,
  download: (title: string) => `下載${title}`,
  done: '完成',
};
