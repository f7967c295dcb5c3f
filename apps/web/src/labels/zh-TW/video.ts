import { type CommentBoardLabels, defaultLabels } from '@paidang/comment-board/document';
import { limits } from '@paidang/contract/limits';
import type { StepLabels } from '../../step/step-kind';
import { copyName } from './version-names';

/** Words of the video page. */
export const labels = {
  step: {
    title: '影片製作',
    noun: '影片',
    version: copyName,
    empty: '還沒有影片',
    confirm: (number) => `確認${copyName(number)}？`,
    accepted: '已確認影片',
    acceptText: '確認後就進入下一步。',
    emptyDraft: '先上傳影片再送出',
  } satisfies StepLabels,
  todo: (vendor: string, first: string) => `上傳影片、確認片長後送出${first}，${vendor}才會看到。`,
  drafting: (vendor: string, first: string) => `影片只有你看得到，送出${first}後${vendor}才會看到。`,
  film: (name: string) => `影片：${name}`,
  link: '這支影片放在雲端硬碟，要在那裡播放。留言的時間可以在下方的時間軸上選。',
  openLink: '開啟影片連結',
  pin: (time: string, name: string, words: string) => `${time} ${name}：${words}`,
  picture: '圖片',
  drawnBy: (name: string, drawing: string) => `${name}的${drawing}`,
  compare: {
    draft: '這次要送的',
    elsewhere: '其中一版是雲端硬碟的連結，不能在這裡一起播放。',
    pin: (version: string, words: string) => `${version}：${words}`,
  },
  frames: {
    at: (name: string, moment: string) => `${name}在${moment}的畫面`,
    gone: '新的影片沒有這個時間',
    whole: '這則留言說的是整支影片，請看過新的一版再確認。',
    elsewhere: '影片放在雲端硬碟，請打開兩版看同一個時間。',
  },
  board: {
    placeholder: '寫下這個畫面要怎麼改⋯⋯',
    checkRevision: (version: number) => `${copyName(version)}的留言，請確認是否已修改`,
    outcome: {
      ...defaultLabels.outcome,
      versions: (from: number, to: number) => `${copyName(from)} → ${copyName(to)}`,
      proven: (name: string, version: number) => `${name}確認${copyName(version)}已依留言修改`,
    },
    emptyText: { ...defaultLabels.emptyText, all: '播到要改的地方，直接在下方寫下想法，對方會收到通知。' },
  } satisfies Partial<CommentBoardLabels>,
  note: { label: '給對方的話', placeholder: '例如：片頭縮短了3秒，字卡也換成新的說法。', shown: '附註' },
  pick: {
    title: (copy: string) => `上傳${copy}`,
    drop: '選擇影片檔',
    limits: (kinds: string) => `${kinds}，最大4GB。傳到一半斷線會自動接續。`,
    or: '或改用連結',
    link: '影片連結',
    linkHint: 'Google雲端硬碟的分享連結，或.mp4結尾的網址',
    useLink: '使用連結',
  },
  upload: {
    label: '上傳進度',
    file: '檔案',
    sent: '已上傳',
    left: '大約還要',
    phases: [
      ['上傳', '分段傳送，每段5MB'],
      ['轉檔', '完成後會通知你'],
      ['確認片長並送出', '送出後對方才看得到'],
    ],
    status: {
      reading: '正在讀取檔案',
      sending: '上傳中',
      waiting: '連線中斷，恢復後會自動接續',
    },
    warning: '影片仍在背景上傳中，離開將中斷上傳',
    warningText: `可以放心換到拍檔的其他頁面。但關掉分頁或離開網站，上傳就會停下來；${limits.video.keepHours}小時內重新選擇同一個檔案，才能從中斷的地方接續。`,
    cancel: '取消上傳',
    cancelTitle: '取消上傳？',
    cancelText: '已經上傳的部分會刪除，之後要從頭上傳。',
    keep: '繼續上傳',
    failed: '上傳沒有完成',
  },
  resume: {
    title: '上次的上傳還沒完成',
    text: (name: string, percent: number, until: string) =>
      `「${name}」已經上傳${percent}%，保留到${until}。選擇同一個檔案，就從中斷的地方繼續。`,
    elsewhere: (name: string, percent: number) =>
      `「${name}」已經上傳${percent}%。如果另一個視窗還在上傳，這裡會自動更新；不是的話，選擇同一個檔案就能繼續。`,
    choose: '接續上傳',
    other: '換成另一個檔案？',
    otherText: (name: string) => `選的檔案和「${name}」不一樣。換檔案的話，先前上傳的部分會捨棄。`,
    replace: '換檔案',
    back: '再選一次',
    remove: '放棄這次上傳',
  },
  making: {
    title: '影片製作中',
    text: '檔案已經收到，正在檢查。現在可以離開這一頁。',
  },
  transcoding: {
    title: '轉檔中',
    text: '正在轉成適合線上看的格式，完成後會通知你。現在可以離開這一頁。',
    progress: '轉檔進度',
  },
  failed: { title: '轉檔失敗' },
  cover: {
    title: '封面',
    hint: '播到最能代表影片的一格，再按右邊的按鈕。沒有選的話，用影片開頭的畫面。',
    chosen: (moment: string) => `封面是${moment}的畫面。斜線的地方會被平台的介面蓋住。`,
    choose: (moment: string) => `用${moment}這一格`,
    remove: '不用這一格',
    of: (moment: string) => `封面 ${moment}`,
    places: (moment: string) => `創作者選了${moment}的畫面。各平台會這樣裁切，斜線的地方會被平台的介面蓋住。`,
    show: '在影片裡看',
    comment: '對封面留言',
  },
  ready: {
    title: '轉檔完成，請確認片長',
    done: '片長已確認，可以送出了',
    text: (length: string) => `片長是${length}。和你輸出的影片一樣長，就按確認；不一樣的話，請重新上傳。`,
    confirmed: (length: string) => `片長${length}`,
    confirm: '確認片長',
    lengthOfLink: '片長',
    lengthHint: '連結讀不到片長，請填分:秒，例如03:20',
    required: '請填寫片長',
    replace: '重新上傳',
    remove: '移除影片',
    removeTitle: '移除這支影片？',
    removeText: '還沒送出，對方不會知道。移除後可以重新上傳。',
    keep: '保留',
    removed: '已移除影片',
    back: '保留目前的影片',
  },
} as const;

/** A rest of time, in words. */
export function remainingTimeText(seconds: number | null): string {
  if (seconds === null) return '計算中';
  if (seconds < 60) return '不到1分鐘';
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes}分鐘` : `${Math.floor(minutes / 60)}小時${minutes % 60}分鐘`;
}
