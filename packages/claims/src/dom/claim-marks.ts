import type { Severity } from '../rules/rule';
import { type FieldMirror, fieldOf, mirrorAttribute, mirrorField, type TextField } from './field-mirror';
import { indexText } from './text-index';

/** A place of a text that is to be marked; a `Finding` of `check` is one. */
export interface MarkedPlace {
  /** Of the claim; several places may have one. */
  id: string;
  severity: Severity;
  start: number;
  end: number;
}

/** A place that is marked on the page. */
export interface ClaimMark {
  readonly id: string;
  readonly severity: Severity;
  readonly range: Range;
}

/** Options of `markClaims`. */
export interface ClaimMarksOptions {
  /** What to mark in the text of the element, or in the words of one of its input fields. */
  find: (text: string, field: TextField | null) => readonly MarkedPlace[];
  /** Selector of parts that do not belong to the text. */
  skip?: string;
  /** The pointer rests on a mark; `null` when it has left. */
  onHover?: (mark: ClaimMark | null) => void;
  onPress?: (mark: ClaimMark) => void;
  /** The marks were found again. */
  onChange?: (marks: readonly ClaimMark[]) => void;
}

/** Marks words of an element, also while they are typed. */
export interface ClaimMarks {
  /** Looks again: `find` finds something else. The element's own changes are noticed. */
  update(): void;
  /** Paints the claim that is looked at. */
  setActive(id: string | null): void;
  /** The first mark of a claim. */
  markOf(id: string): ClaimMark | null;
  destroy(): void;
}

/** Typing rests for as long, in milliseconds, before the marks are found again; until then they move along with their words. */
const rest = 150;
/** The pointer rests for as long on a mark. */
const hover = 300;

const textFields = 'textarea, input:not([type]), input[type="text"], input[type="search"]';

/** Whether the browser can underline text without touching the document (CSS Custom Highlight API). */
export const canMark = (): boolean => typeof Highlight !== 'undefined' && 'highlights' in CSS;

/**
 * Underlines words of an element: a document that is read, an editor, or a form. The marks are ranges the browser paints
 * (`::highlight(pd-claim-3)`), so that neither the document nor what is typed is touched, also while an input method composes.
 * Browsers without the API show no marks: list the findings beside the text, too.
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

  const look = () => {
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
  const lookSoon = () => {
    clearTimeout(due);
    due = setTimeout(look, rest);
  };
  const mutations = new MutationObserver((changes) => {
    if (changes.some(({ target, addedNodes, removedNodes }) => !isMirror(target, addedNodes, removedNodes))) lookSoon();
  });
  mutations.observe(element, { childList: true, characterData: true, subtree: true });
  element.addEventListener('input', lookSoon);
  const sizes = new ResizeObserver(() => {
    for (const mirror of mirrors.values()) mirror.update();
  });
  sizes.observe(element);

  const stopPointing = followPointer(element, () => marks, { onHover, onPress });
  look();
  return {
    update: look,
    setActive(id) {
      active = id;
      paint();
    },
    markOf: (id) => marks.find((mark) => mark.id === id) ?? null,
    destroy() {
      clearTimeout(due);
      mutations.disconnect();
      sizes.disconnect();
      element.removeEventListener('input', lookSoon);
      stopPointing();
      unpaint();
      for (const mirror of mirrors.values()) mirror.remove();
    },
  };
}

const isMirrorNode = (node: Node | null | undefined): boolean =>
  (node instanceof Element ? node : (node?.parentElement ?? null))?.hasAttribute(mirrorAttribute) ?? false;

/** Whether a change was only that of a mirror. */
function isMirror(target: Node, ...lists: readonly NodeList[]): boolean {
  if (isMirrorNode(target)) return true;
  const nodes = lists.flatMap((list) => [...list]);
  return nodes.length > 0 && nodes.every(isMirrorNode);
}

/** Several elements of a page share the names. */
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
 * The shortest mark under a point; its underline belongs to it. Words that a field has scrolled away stand outside of it, where nobody sees
 * them.
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
    // A pressed button selects; a finger does not rest.
    if (event.buttons > 0 || event.pointerType === 'touch') return;
    const point = { clientX: event.clientX, clientY: event.clientY, target: event.target };
    due = setTimeout(() => {
      const mark = markAt(marksNow(), point);
      if (!mark) return leave();
      isOn = true;
      onHover?.(mark);
    }, hover);
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
