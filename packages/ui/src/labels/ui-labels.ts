import type { RefusalWords } from '../file-drop/refusals';

/** Labels of the calendar and the date pickers. */
export interface CalendarLabels {
  /** @default '上個月' */
  previousMonth: string;
  /** @default '下個月' */
  nextMonth: string;
  /** Accessible name of the list of years. @default '年' */
  year: string;
  /** Accessible name of the list of months. @default '月' */
  month: string;
  /** @default '今天' */
  today: string;
  /** @default '已選擇' */
  selected: string;
}

/** Labels of `Carousel`. */
export interface CarouselLabels {
  /** Role description, read after its name. @default '輪播' */
  carousel: string;
  /** Role description of a slide. @default '投影片' */
  slide: string;
  /** Accessible name of a slide. @default (n, total) => `第${n}張，共${total}張` */
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

/** Labels of every chart. */
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

/** Labels of `CountdownDialog`. */
export interface CountdownDialogLabels {
  /** Visible text saying what happens when. @default '9秒後自動關閉' */
  remaining: (seconds: number) => string;
  /** Shown while the countdown is paused. @default '倒數已暫停' */
  paused: string;
  /** Button that stops the countdown. @default '停止倒數' */
  stop: string;
}

/** Messages of a date field about a date it does not accept. */
export interface DateMessages {
  /** For text that is not a day. @default '這不是有效的日期，請輸入像2026-11-21這樣的日期' */
  invalid: string;
  /** For a day before `min`. */
  tooEarly: (min: string) => string;
  /** For a day after `max`. */
  tooLate: (max: string) => string;
  /** For a disabled day. */
  unavailable: string;
}

/** Labels of `FileDrop`. */
export interface FileDropLabels extends RefusalWords {
  /** On the button. @default '選擇檔案' */
  choose: string;
  /** Next to the button. @default '或把檔案拖進來、貼上' */
  ways: string;
  /** While files are dragged over it. @default '放開滑鼠就會加入' */
  release: string;
  /** While files that will be refused are dragged over it. @default '這種檔案不能放在這裡' */
  refuse: string;
  /** Labels of the kinds in `accept` without extensions. @default { image: '圖片', video: '影片', audio: '音訊', text: '文字檔' } */
  kinds: Readonly<Record<string, string>>;
  /** Describes what is accepted: kinds, `maxSize` in bytes and `maxFiles`, `Infinity` for no limit. */
  limits: (kinds: string, maxSize: number, maxFiles: number) => string;
  /** Shown when no more files are accepted. @default '已達檔案數量上限' */
  full: string;
  /** Heading of the list of refusals. @default (count) => `有${count}個檔案沒有加入` */
  refused: (count: number) => string;
  /** @default '知道了' */
  dismiss: string;
}

/** Labels of `FilmRuler`. */
export interface FilmRulerLabels {
  /** Formats a moment in seconds. @default `02:14`, with hours if there are any */
  time: (seconds: number) => string;
  /** Position of the playhead. @default (time, length) => `${time}，共${length}` */
  position: (time: string, length: string) => string;
  /** Accessible name of the pins. @default '時間軸上的留言' */
  pins: string;
  /** Accessible name of several pins at one place; pressing cycles through them. @default (labels) => `${labels.length}則：…` */
  pinGroup: (labels: readonly string[]) => string;
  /** Accessible names of the movable ends of a marked range. @default '這一段的開始' */
  stretchFrom: string;
  /** @default '這一段的結束' */
  stretchUntil: string;
}

/** Labels of `Lightbox`. */
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
  /** Announced while a point is being chosen. @default '點圖片上的位置，或用方向鍵移動，按Enter選定' */
  placing: string;
  /** Position of the point, in percent. @default (x, y) => `水平${x}%，垂直${y}%` */
  point: (x: number, y: number) => string;
}

/** Labels of `Marquee`. */
export interface MarqueeLabels {
  /** @default '暫停捲動' */
  pause: string;
  /** @default '繼續捲動' */
  play: string;
}

/** Labels of `Pagination`. */
export interface PaginationLabels {
  /** Accessible name of the landmark. @default '分頁' */
  nav: string;
  /** @default '上一頁' */
  previous: string;
  /** @default '下一頁' */
  next: string;
  /** Accessible name of a page number. @default '第3頁' */
  page: (page: number) => string;
  /** Shown in the middle where the numbers don't fit. @default '第3頁，共12頁' */
  position: (page: number, pageCount: number) => string;
}

/** Labels of `Rating` and `RatingDisplay`. */
export interface RatingLabels {
  /** @default (value) => `${value}分` */
  value: (value: number) => string;
  /** @default '清除' */
  clear: string;
}

/** Labels of the list of toasts. */
export interface ToastLabels {
  /** @default '通知（{hotkey}）' */
  region: string;
  /** @default '通知' */
  toast: string;
  /** @default '關閉' */
  close: string;
}

/** Labels of `UploadItem`. */
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
 * All built-in labels, by component. The Chinese defaults are in the components, so that a page
 * only loads the ones it uses; `LocaleProvider` replaces any of them for all components inside it.
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
    /** Announced when the list changes. */
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

/** Partial labels, by component; one level deep, so that each group can simply be spread. */
export type UiLabelOverrides = { readonly [Name in keyof UiLabels]?: Partial<UiLabels[Name]> };
