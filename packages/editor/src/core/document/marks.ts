import type { Mark } from './model';

/** Outermost first; the editor's schema registers its marks in the same order, so both write the same HTML. */
const markOrder: readonly Mark['type'][] = ['link', 'colour', 'highlight', 'bold', 'italic', 'underline', 'strike'];

/** A key that is equal exactly for equal marks. */
export function markKey(mark: Mark): string {
  switch (mark.type) {
    case 'link':
      return `link ${mark.href}`;
    case 'colour':
    case 'highlight':
      return `${mark.type} ${mark.colour}`;
    default:
      return mark.type;
  }
}

export const marksKey = (marks: readonly Mark[]) => marks.map(markKey).join('|');

export const sameMarks = (a: readonly Mark[], b: readonly Mark[]) => marksKey(a) === marksKey(b);

/** Adds a mark at its position in {@link markOrder}, replacing one of the same type. */
export function withMark(marks: readonly Mark[], added: Mark): readonly Mark[] {
  return [...marks.filter((mark) => mark.type !== added.type), added].sort(
    (a, b) => markOrder.indexOf(a.type) - markOrder.indexOf(b.type),
  );
}
