/** The states of a video, from the creator's device to something both sides can play. */
export const videoStates = [
  'uploading',
  'interrupted',
  'making',
  'transcoding',
  'transcoded',
  'failed',
  'cancelled',
] as const;
export type VideoState = (typeof videoStates)[number];

export const videoStateTitles: Record<VideoState, string> = {
  uploading: '上傳中',
  interrupted: '已中斷',
  making: '影片製作中',
  transcoding: '轉檔中',
  transcoded: '轉檔完成',
  failed: '轉檔失敗',
  cancelled: '已取消',
};

/** What its creator may do with an unsent video, by state. */
const moves = {
  /** Another chunk of the same file. */
  receive: ['uploading', 'interrupted'],
  /** Another file or link instead, under the same uuid. */
  replace: ['uploading', 'interrupted', 'transcoded', 'failed'],
  /** Deletes everything of it. */
  cancel: ['uploading', 'interrupted', 'making', 'transcoded', 'failed'],
  confirm: ['transcoded'],
} as const satisfies Record<string, readonly VideoState[]>;
export type VideoMove = keyof typeof moves;

/** @example mayMoveVideo('transcoding', 'cancel') // false */
export const mayMoveVideo = (state: VideoState, move: VideoMove): boolean =>
  (moves[move] as readonly VideoState[]).includes(state);
