import type { RefusalWords } from '../file-drop/refusals';

/** Words of the calendar and of the date pickers around it. */
export interface CalendarLabels {
  /** @default '上個月' */
  previousMonth: string;
  /** @default '下個月' */
  nextMonth: string;
  /** Name of the list of years. @default '年' */
  year: string;
  /** Name of the list of months. @default '月' */
  month: string;
  /** @default '今天' */
  today: string;
  /** @default '已選擇' */
  selected: string;
}

/** Words of `Carousel`. */
export interface CarouselLabels {
  /** What it is, read after its name. @default '輪播' */
  carousel: string;
  /** What a slide is. @default '投影片' */
  slide: string;
  /** Name of a slide. @default (n, total) => `第${n}張，共${total}張` */
  position: (n: number, total: number) => string;
  /** @default '暫停輪播' */
  pause: string;
  /** @default '開始輪播' */
  play: string;
  /** @default '上一張' */
  previous: string;
  /** @default '下一張' */
  next: string;
}

/** Words of every chart. */
export interface ChartLabels {
  /** @default '以表格檢視' */
  showTable: string;
  /** @default '以圖表檢視' */
  showChart: string;
  /** Shown instead of the drawing when there is nothing to draw. @default '還沒有資料' */
  empty: string;
  /** Shown for a missing value. @default '沒有資料' */
  missing: string;
}

/** Words of `CountdownDialog`. */
export interface CountdownDialogLabels {
  /** What happens when, for all to see. @default '9秒後自動關閉' */
  remaining: (seconds: number) => string;
  /** While the countdown is paused. @default '倒數已暫停' */
  paused: string;
  /** Button that stops the countdown. @default '停止倒數' */
  stop: string;
}

/** What a date field says about a date it does not accept. */
export interface DateMessages {
  /** Said when the text is no day. @default '這不是有效的日期，請輸入像2026-11-21這樣的日期' */
  invalid: string;
  /** Said before `min`. */
  tooEarly: (min: string) => string;
  /** Said after `max`. */
  tooLate: (max: string) => string;
  /** Said of a day that is disabled. */
  unavailable: string;
}

/** Words of `FileDrop`. */
export interface FileDropLabels extends RefusalWords {
  /** On the button. @default '選擇檔案' */
  choose: string;
  /** Beside the button. @default '或把檔案拖進來、貼上' */
  ways: string;
  /** While files are held over it. @default '放開滑鼠就會加入' */
  release: string;
  /** While files that will be refused are held over it. @default '這種檔案不能放在這裡' */
  refuse: string;
  /** Words for the kinds of `accept` that name no endings. @default { image: '圖片', video: '影片', audio: '音訊', text: '文字檔' } */
  kinds: Readonly<Record<string, string>>;
  /** What may come: kinds, `maxSize` in bytes and `maxFiles`, `Infinity` where there is no limit. */
  limits: (kinds: string, maxSize: number, maxFiles: number) => string;
  /** Shown when no more files may come. @default '已達檔案數量上限' */
  full: string;
  /** Heads the list of refusals. @default (count) => `有${count}個檔案沒有加入` */
  refused: (count: number) => string;
  /** @default '知道了' */
  dismiss: string;
}

/** Words of `FilmRuler`. */
export interface FilmRulerLabels {
  /** A moment, in seconds. @default `02:14`, with hours in front once there are any */
  time: (seconds: number) => string;
  /** Where the playhead is. @default (time, length) => `${time}，共${length}` */
  position: (time: string, length: string) => string;
  /** Names the pins. @default '時間軸上的留言' */
  pins: string;
  /** Names several pins at one place; pressing goes through them. @default (labels) => `${labels.length}則：…` */
  pinGroup: (labels: readonly string[]) => string;
  /** The ends of a marked range that can be moved. @default '這一段的開始' */
  stretchFrom: string;
  /** @default '這一段的結束' */
  stretchUntil: string;
}

/** Words of `Lightbox`. */
export interface LightboxLabels {
  /** @default '圖片檢視' */
  title: string;
  /** @default '關閉' */
  close: string;
  /** @default '上一張' */
  previous: string;
  /** @default '下一張' */
  next: string;
  /** @default '放大' */
  zoomIn: string;
  /** @default '縮小' */
  zoomOut: string;
  /** @default '下載圖片' */
  download: string;
  /** @default (n, total) => `第 ${n} 張，共 ${total} 張` */
  counter: (n: number, total: number) => string;
  /** @default '指出圖片上的位置' */
  place: string;
  /** Read out while a point is chosen. @default '點圖片上的位置，或用方向鍵移動，按Enter選定' */
  placing: string;
  /** Where the point is, in percent. @default (x, y) => `水平${x}%，垂直${y}%` */
  point: (x: number, y: number) => string;
}

/** Words of `Marquee`. */
export interface MarqueeLabels {
  /** @default '暫停捲動' */
  pause: string;
  /** @default '繼續捲動' */
  play: string;
}

/** Words of `Pagination`. */
export interface PaginationLabels {
  /** Name of the landmark. @default '分頁' */
  nav: string;
  /** @default '上一頁' */
  previous: string;
  /** @default '下一頁' */
  next: string;
  /** Name of a number. @default '第3頁' */
  page: (page: number) => string;
  /** Shown in the middle where the numbers don't fit. @default '第3頁，共12頁' */
  position: (page: number, pageCount: number) => string;
}

/** Words of `Rating` and `RatingDisplay`. */
export interface RatingLabels {
  /** @default (value) => `${value}分` */
  value: (value: number) => string;
  /** @default '清除' */
  clear: string;
}

/** Words of the list of toasts. */
export interface ToastLabels {
  /** @default '通知（{hotkey}）' */
  region: string;
  /** @default '通知' */
  toast: string;
  /** @default '關閉' */
  close: string;
}

/** Words of `UploadItem`. */
export interface UploadItemLabels {
  /** @default '等候上傳' */
  waiting: string;
  /** @default '上傳中' */
  uploading: string;
  /** @default '上傳完成' */
  done: string;
  /** @default '上傳失敗' */
  failed: string;
  /** @default (name) => `取消上傳${name}` */
  cancel: (name: string) => string;
  /** @default '重新上傳' */
  retry: string;
  /** @default (name) => `移除${name}` */
  remove: (name: string) => string;
}

/**
 * Every word the components say by themselves, by component. The Chinese ones stand in the components, so that a page
 * carries only what it shows; `LocaleProvider` replaces any of them for all components inside it.
 */
export interface UiLabels {
  backToTop: { label: string };
  barChart: { note: string };
  barList: { missing: string; empty: string };
  calendar: CalendarLabels;
  carousel: CarouselLabels;
  chart: ChartLabels;
  combobox: {
    loading: string;
    empty: string;
    clear: string;
    open: string;
    /** Read out when the list changes. */
    count: (count: number) => string;
  };
  countdownDialog: CountdownDialogLabels;
  dateMessages: DateMessages;
  datePicker: { open: string };
  dateRangePicker: { start: string; end: string; open: string };
  dialog: { close: string };
  fileDrop: FileDropLabels;
  filmRuler: FilmRulerLabels;
  lightbox: LightboxLabels;
  loadingOverlay: { message: string };
  marquee: MarqueeLabels;
  multiCombobox: { selected: string; remove: (label: string) => string };
  numberInput: { increase: string; decrease: string };
  pagination: PaginationLabels;
  rating: RatingLabels;
  ratingDisplay: { label: (value: number | null) => string };
  select: { empty: string };
  sheet: { close: string };
  slider: { from: string; to: string };
  splitBar: { empty: string };
  stat: { loading: string; empty: string };
  tableLoading: { label: string };
  toast: ToastLabels;
  uploadItem: UploadItemLabels;
}

/** Any of the words; on one level, so that a group is simply spread. */
export type UiLabelOverrides = { readonly [Name in keyof UiLabels]?: Partial<UiLabels[Name]> };
