/** An input field with text. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Attribute of elements that only mirror a field. */
export const mirrorAttribute = 'data-claims-mirror';

/** Style properties that determine where the text of a field is laid out. */
const looks = [
  'font',
  'letter-spacing',
  'word-spacing',
  'text-align',
  'text-indent',
  'text-transform',
  'tab-size',
  'direction',
  'word-break',
  'overflow-wrap',
  'line-break',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'border-top-width',
  'border-right-width',
  'border-bottom-width',
  'border-left-width',
] as const;

/** The mirror cannot be seen, pressed or read out: it only provides positions. */
const fixed: Readonly<Record<string, string>> = {
  position: 'absolute',
  'box-sizing': 'border-box',
  margin: '0',
  overflow: 'hidden',
  color: 'transparent',
  'border-style': 'solid',
  'border-color': 'transparent',
  'background-color': 'transparent',
  'pointer-events': 'none',
  'user-select': 'none',
};

/** The text of a field as page text, positioned exactly over it. */
export interface FieldMirror {
  rangeOf(start: number, end: number): Range;
  /** Copies text, size, position and scroll offset. */
  update(): void;
  remove(): void;
}

/**
 * Browsers have no ranges within a field and paint no highlights there, so its text gets an invisible copy that can be
 * underlined.
 */
export function mirrorField(field: TextField): FieldMirror {
  const mirror = document.createElement('div');
  mirror.setAttribute(mirrorAttribute, '');
  mirror.setAttribute('aria-hidden', 'true');
  for (const [name, value] of Object.entries(fixed)) mirror.style.setProperty(name, value);
  const words = mirror.appendChild(document.createTextNode(''));
  const scroll = () => {
    mirror.scrollTop = field.scrollTop;
    mirror.scrollLeft = field.scrollLeft;
  };
  field.addEventListener('scroll', scroll);
  field.after(mirror);

  return {
    rangeOf(start, end) {
      const range = document.createRange();
      range.setStart(words, Math.min(start, words.length));
      range.setEnd(words, Math.min(end, words.length));
      return range;
    },
    update() {
      if (words.data !== field.value) words.data = field.value;
      const style = getComputedStyle(field);
      const set = (name: string, value: string) => mirror.style.setProperty(name, value);
      for (const name of looks) set(name, style.getPropertyValue(name));
      const isLine = field instanceof HTMLInputElement;
      set('white-space', isLine ? 'pre' : 'pre-wrap');
      // The text of a single-line input is vertically centred.
      const inner = field.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom);
      set('line-height', isLine ? `${inner}px` : style.lineHeight);
      set('left', `${field.offsetLeft}px`);
      set('top', `${field.offsetTop}px`);
      // Excludes the scrollbar, which takes up width.
      const bar = field.offsetWidth - field.clientWidth - parseWidth(style.borderLeftWidth, style.borderRightWidth);
      set('width', `${field.offsetWidth - Math.max(0, bar)}px`);
      set('height', `${field.offsetHeight}px`);
      scroll();
    },
    remove() {
      field.removeEventListener('scroll', scroll);
      mirror.remove();
    },
  };
}

/** The field that contains a range; `null` for text of the page. */
export function fieldOf(range: Range): TextField | null {
  const mirror = range.startContainer.parentElement;
  const field = mirror?.hasAttribute(mirrorAttribute) ? mirror.previousElementSibling : null;
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

/** Scrolls a field until a range of its text is visible. */
export function scrollFieldTo(range: Range): void {
  const field = fieldOf(range);
  const mirror = range.startContainer.parentElement;
  if (!field || !mirror) return;
  const words = range.getBoundingClientRect();
  const view = field.getBoundingClientRect();
  if (words.top < view.top || words.bottom > view.bottom)
    field.scrollTop += words.top - view.top - (view.height - words.height) / 2;
  if (words.left < view.left || words.right > view.right)
    field.scrollLeft += words.left - view.left - (view.width - words.width) / 2;
  // The scroll event that updates the mirror fires in the next frame; the position is needed now.
  mirror.scrollTop = field.scrollTop;
  mirror.scrollLeft = field.scrollLeft;
}

const parseWidth = (...widths: string[]): number =>
  widths.reduce((sum, width) => sum + (Number.parseFloat(width) || 0), 0);
