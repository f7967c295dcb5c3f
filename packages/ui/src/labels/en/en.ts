import { formatTime } from '../../film-ruler/format-time';
import { formatFileSize } from '../../internal/file-size';
import { counted } from '../counted';
import type { UiLabels } from '../ui-labels';

/**
 * All labels of the components in English.
 *
 * @example <LocaleProvider locale="en" labels={en}>…</LocaleProvider>
 */
export const en: UiLabels = {
  backToTop: { label: 'Back to top' },
  barChart: { note: 'Note' },
  barList: { missing: 'No data', empty: 'No data yet' },
  calendar: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    year: 'Year',
    month: 'Month',
    today: 'Today',
    selected: 'selected',
  },
  carousel: {
    carousel: 'Carousel',
    slide: 'Slide',
    position: (n, total) => `${n} of ${total}`,
    pause: 'Pause carousel',
    play: 'Play carousel',
    previous: 'Previous slide',
    next: 'Next slide',
  },
  chart: { showTable: 'Show as table', showChart: 'Show as chart', empty: 'No data yet', missing: 'No data' },
  combobox: {
    loading: 'Loading…',
    empty: 'No matches. Try another search.',
    clear: 'Clear',
    open: 'Show options',
    count: (count) => counted(count, 'option'),
  },
  countdownDialog: {
    remaining: (seconds) => `Closes in ${counted(seconds, 'second')}`,
    paused: 'Countdown paused',
    stop: 'Stop countdown',
  },
  dateMessages: {
    invalid: 'Enter a date like 2026-11-21.',
    tooEarly: (min) => `Choose ${min} or a later date.`,
    tooLate: (max) => `Choose ${max} or an earlier date.`,
    unavailable: 'This day isn’t available. Choose another.',
  },
  datePicker: { open: 'Choose date' },
  dateRangePicker: { start: 'Start date', end: 'End date', open: 'Choose dates' },
  dialog: { close: 'Close' },
  fileDrop: {
    choose: 'Choose files',
    ways: 'or drop or paste them here',
    release: 'Drop to add',
    refuse: 'Files of this type can’t be added here',
    kinds: { image: 'images', video: 'videos', audio: 'audio', text: 'text files' },
    limits: (kinds, maxSize, maxFiles) =>
      [
        kinds,
        Number.isFinite(maxSize) ? `up to ${formatFileSize(maxSize)} each` : '',
        Number.isFinite(maxFiles) ? `${counted(maxFiles, 'file')} at most` : '',
      ]
        .filter(Boolean)
        .join(', '),
    full: 'You’ve reached the file limit',
    refused: (count) => `${counted(count, 'file')} not added`,
    dismiss: 'Got it',
    type: (name, kinds) => `“${name}” isn’t a supported type. Use ${kinds} instead.`,
    size: (name, size, maxSize) =>
      `“${name}” is too large: ${formatFileSize(size)}, and the limit is ${formatFileSize(maxSize)}.`,
    empty: (name) => `“${name}” is empty. Check the file and add it again.`,
    count: (name, maxFiles) => `“${name}” wasn’t added: ${counted(maxFiles, 'file')} at most. Remove some first.`,
  },
  filmRuler: {
    time: formatTime,
    position: (time, length) => `${time} of ${length}`,
    pins: 'Comments on the timeline',
    pinGroup: (labels) => `${counted(labels.length, 'comment')}: ${labels.join('; ')}`,
    stretchFrom: 'Start of the range',
    stretchUntil: 'End of the range',
  },
  lightbox: {
    title: 'Picture viewer',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    download: 'Download picture',
    counter: (n, total) => `${n} of ${total}`,
    place: 'Point at a place in the picture',
    placing: 'Click a place in the picture, or move with the arrow keys and press Enter',
    point: (x, y) => `${x}% across, ${y}% down`,
  },
  loadingOverlay: { message: 'Working on it. Please keep this window open.' },
  marquee: { pause: 'Pause scrolling', play: 'Resume scrolling' },
  multiCombobox: { selected: 'Selected', remove: (label) => `Remove ${label}` },
  numberInput: { increase: 'Increase', decrease: 'Decrease' },
  pagination: {
    nav: 'Pagination',
    previous: 'Previous',
    next: 'Next',
    page: (page) => `Page ${page}`,
    position: (page, pageCount) => `Page ${page} of ${pageCount}`,
  },
  rating: { value: (value) => counted(value, 'star'), clear: 'Clear' },
  ratingDisplay: { label: (value) => (value === null ? 'Not rated yet' : `${value} out of 5 stars`) },
  select: { empty: 'No options to choose from' },
  sheet: { close: 'Close' },
  slider: { from: 'minimum', to: 'maximum' },
  splitBar: { empty: 'No data yet' },
  stat: { loading: 'Loading', empty: 'No data' },
  tableLoading: { label: 'Loading' },
  toast: { region: 'Notifications ({hotkey})', toast: 'Notification', close: 'Close' },
  uploadItem: {
    waiting: 'Waiting to upload',
    uploading: 'Uploading',
    done: 'Uploaded',
    failed: 'Upload failed',
    cancel: (name) => `Cancel uploading ${name}`,
    retry: 'Try again',
    remove: (name) => `Remove ${name}`,
  },
};
