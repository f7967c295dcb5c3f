/** Every label of the tour; functions for labels with numbers. */
export interface TourLabels {
  previous: string;
  next: string;
  finish: string;
  close: string;
  /** The visible counter, `n` from 1. */
  counter: (n: number, total: number) => string;
  /** The counter as read out by screen readers. */
  progress: (n: number, total: number) => string;
  /** Read out while a step is being prepared. */
  loading: string;
  leaveTitle: string;
  leaveText: string;
  leave: string;
  stay: string;
}

/** Default labels, in Traditional Chinese. */
export const defaultLabels: TourLabels = {
  previous: '上一步',
  next: '繼續',
  finish: '完成',
  close: '關閉',
  counter: (n, total) => `${n}/${total}`,
  progress: (n, total) => `第 ${n} 步，共 ${total} 步`,
  loading: '載入中',
  leaveTitle: '要離開新手導覽嗎？',
  leaveText: '現在離開，下次會從頭開始。',
  leave: '離開導覽',
  stay: '留在導覽',
};
