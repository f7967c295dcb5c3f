import type { Severity } from '../rules/rule';
import { type FieldMirror, fieldOf, mirrorAttribute, mirrorField, type TextField } from './field-mirror';
import { indexText } from './text-index';

/** A range of a text to mark; a `Finding` of `check` is one. */
export interface MarkedPlace {
  /** Id of the claim; several ranges may share it. */
  id: string;
  severity: Severity;
  start: number;
  end: number;
}

/** A mark on the page. */
export interface ClaimMark {
  readonly id: string;
  readonly severity: Severity;
  readonly range: Range;
}

/** Options of `markClaims`. */
export interface ClaimMarksOptions {
  /** Finds what to mark in the text of the element, or in the value of one of its input fields. */
  find: (text: string, field: TextField | null) => readonly MarkedPlace[];
  /** Selector of elements that are not part of the text. */
  skip?: string;
  /** Called when the pointer rests on a mark, and with `null` when it leaves. */
  onHover?: (mark: ClaimMark | null) => void;
  onPress?: (mark: ClaimMark) => void;
  /** Called after the marks were updated. */
  onChange?: (marks: readonly ClaimMark[]) => void;
}

/** Marks words of an element, also while they are being typed. */
export interface ClaimMarks {
  /** Marks again, after the results of `find` have changed. Changes of the element itself are observed. */
  update(): void;
  /** Highlights the claim that is selected. */
  setActive(id: string | null): void;
  /** The first mark of a claim. */
  markOf(id: string): ClaimMark | null;
  destroy(): void;
}

/** Pause in typing after which the marks are updated, ms; until then they move along with their words. */
const typingPauseMs = 150;
/** How long the pointer has to rest on a mark, ms. */
const hoverDelayMs = 300;

const textFields = 'textarea, input:not([type]), input[type="text"], input[type="search"]';

/** Whether the browser can underline text without changing the document (CSS Custom Highlight API). */
export const canMark = (): boolean => typeof Highlight !== 'undefined' && 'highlights' in CSS;

/**
 * Underlines words of an element: a document, an editor, or a form. The marks are ranges painted by the browser
 * (`::highlight(pd-claim-3)`), so neither the document nor what is being typed is changed, also while an input method composes.
 * Browsers without the API show no marks: list the findings next to the text, too.
 *
 * @example
 * const marks = markClaims(article, {
 *   find: (text) => check(text, { category: 'food' }).findings,
 *   onPress: ({ id }) => showCard(id),
 * });
 */
export function markClaims(element: HTMLElement, options: ClaimMarksOptions): ClaimMarks {
  const { find, onHover, onPress, onChange } = options;
  const skip = `script, style, textarea, [${mirrorAttribute}]${options.skip ? `, ${options.skip}` : ''}`;
  const mirrors = new Map<TextField, FieldMirror>();
  let marks: readonly ClaimMark[] = [];
  let active: string | null = null;
  let unpaint = () => {};

  const paint = () => {
    unpaint();
    unpaint = paintMarks(marks, active);
  };

  const marksInFields = (): ClaimMark[] => {
    const seen = new Set<TextField>();
    const found = [...element.querySelectorAll<TextField>(textFields)].flatMap((field) => {
      const places = options.skip && field.closest(options.skip) ? [] : find(field.value, field);
      if (places.length === 0) return [];
      const mirror = mirrors.get(field) ?? mirrorField(field);
      mirrors.set(field, mirror);
      seen.add(field);
      mirror.update();
      return places.map(({ id, severity, start, end }) => ({ id, severity, range: mirror.rangeOf(start, end) }));
    });
    for (const [field, mirror] of mirrors) {
      if (seen.has(field)) continue;
      mirror.remove();
      mirrors.delete(field);
    }
    return found;
  };

  const update = () => {
    const { text, rangeOf } = indexText(element, skip);
    const inText = find(text, null).flatMap(({ id, severity, start, end }) => {
      const range = rangeOf(start, end);
      return range ? [{ id, severity, range }] : [];
    });
    marks = [...inText, ...marksInFields()];
    paint();
    onChange?.(marks);
  };

  let due: ReturnType<typeof setTimeout> | undefined;
  const updateAfterPause = () => {
    clearTimeout(due);
    due = setTimeout(update, typingPauseMs);
  };
  const mutations = new MutationObserver((changes) => {
    if (changes.some(({ target, addedNodes, removedNodes }) => !isMirror(target, addedNodes, removedNodes)))
      updateAfterPause();
  });
  mutations.observe(element, { childList: true, characterData: true, subtree: true });
  element.addEventListener('input', updateAfterPause);
  const sizes = new ResizeObserver(() => {
    for (const mirror of mirrors.values()) mirror.update();
  });
  sizes.observe(element);

  const stopPointing = followPointer(element, () => marks, { onHover, onPress });
  update();
  return {
    update,
    setActive(id) {
      active = id;
      paint();
    },
    markOf: (id) => marks.find((mark) => mark.id === id) ?? null,
    destroy() {
      clearTimeout(due);
      mutations.disconnect();
      sizes.disconnect();
      element.removeEventListener('input', updateAfterPause);
      stopPointing();
      unpaint();
      for (const mirror of mirrors.values()) mirror.remove();
    },
  };
}

const isMirrorNode = (node: Node | null | undefined): boolean =>
  (node instanceof Element ? node : (node?.parentElement ?? null))?.hasAttribute(mirrorAttribute) ?? false;

/** Whether all changes were made by a mirror. */
function isMirror(target: Node, ...lists: readonly NodeList[]): boolean {
  if (isMirrorNode(target)) return true;
  const nodes = lists.flatMap((list) => [...list]);
  return nodes.length > 0 && nodes.every(isMirrorNode);
}

/** Highlight names are shared by all elements of a page, so ranges are added to existing highlights. */
function paintMarks(marks: readonly ClaimMark[], active: string | null): () => void {
  if (!canMark()) return () => {};
  const painted = marks.map(({ id, severity, range }) => {
    const name = id === active ? `pd-claim-${severity}-active` : `pd-claim-${severity}`;
    const highlight = CSS.highlights.get(name) ?? new Highlight();
    highlight.add(range);
    CSS.highlights.set(name, highlight);
    return [name, range] as const;
  });
  return () => {
    for (const [name, range] of painted) CSS.highlights.get(name)?.delete(range);
  };
}

interface Point {
  clientX: number;
  clientY: number;
  target: EventTarget | null;
}

/**
 * The shortest mark under a point, including its underline. Words scrolled out of a field lie outside it and cannot be seen, so
 * they do not count.
 */
function markAt(marks: readonly ClaimMark[], { clientX, clientY, target }: Point): ClaimMark | null {
  const isInside = ({ left, right, top, bottom }: DOMRect) =>
    clientX >= left && clientX <= right && clientY >= top - 2 && clientY <= bottom + 4;
  const [nearest] = marks
    .filter(({ range }) => isInside(range.getBoundingClientRect()) && [...range.getClientRects()].some(isInside))
    .filter(({ range }) => [null, target].includes(fieldOf(range)))
    .sort((one, other) => one.range.toString().length - other.range.toString().length);
  return nearest ?? null;
}

function followPointer(
  element: HTMLElement,
  marksNow: () => readonly ClaimMark[],
  { onHover, onPress }: Pick<ClaimMarksOptions, 'onHover' | 'onPress'>,
): () => void {
  let due: ReturnType<typeof setTimeout> | undefined;
  let isOn = false;
  const leave = () => {
    clearTimeout(due);
    if (isOn) onHover?.(null);
    isOn = false;
  };
  const move = (event: PointerEvent) => {
    clearTimeout(due);
    // A pressed button means selecting; touch has no hover.
    if (event.buttons > 0 || event.pointerType === 'touch') return;
    const point = { clientX: event.clientX, clientY: event.clientY, target: event.target };
    due = setTimeout(() => {
      const mark = markAt(marksNow(), point);
      if (!mark) return leave();
      isOn = true;
      onHover?.(mark);
    }, hoverDelayMs);
  };
  const press = (event: MouseEvent) => {
    clearTimeout(due);
    const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (!isField && getSelection()?.isCollapsed === false) return;
    const mark = markAt(marksNow(), event);
    if (mark) onPress?.(mark);
  };
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('click', press);
  return () => {
    clearTimeout(due);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerleave', leave);
    element.removeEventListener('click', press);
  };
}
