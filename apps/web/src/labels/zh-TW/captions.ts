import type { SpokenSentence } from '@paidang/contract/entities';
import { captionLimits } from '@paidang/contract/limits';

/** Words of the captions of a film. */
export const labels = {
  text: '留言可以指著其中一句。',
  none: '這支影片還沒有字幕',
  noneText: '上傳剪輯軟體匯出的srt或vtt，對方就能開字幕看、逐句留言，也會和腳本逐句比對。',
  drop: '選擇字幕檔',
  limits: `srt、vtt，${captionLimits.bytes / 1_000_000}MB以內`,
  uploading: '正在讀取字幕',
  kept: (lines: number) => `已加上${lines}句字幕`,
  replace: '更換字幕檔',
  cancelReplace: '保留目前的字幕',
  remove: '移除',
  removeTitle: '移除字幕？',
  removeText: '播放器和訪客連結就看不到字幕了。已經寫的留言會留著。',
  keep: '保留',
  removed: '已移除字幕',
  file: (name: string, lines: number) => `${name}・${lines}句`,
  views: '字幕檢視',
  lines: '逐句',
  script: '和腳本比對',
  goTo: (moment: string) => `播放 ${moment}`,
  comment: (words: string) => `留言這一句：${words}`,
  said: {
    said: '有說',
    otherwise: '說法不同',
    missing: '沒說到',
  } satisfies Record<SpokenSentence['state'], string>,
  summary: (said: number, all: number) => `${all}句裡，照著說的有${said}句`,
  filter: '只看哪些句子',
  onlyOther: '不一樣的',
  all: '全部',
  allSaid: '腳本的每一句都說到了',
  onVersion: (version: number) => `腳本第${version}版`,
  change: { added: '新增', removed: '刪除' },
};
