import type { Node } from '@tiptap/pm/model';
import type { NodeView, ViewMutationRecord } from '@tiptap/pm/view';

export const minColumnWidth = 48;

/** Width of each column in px, as stored in the cells of the first row; null where none is set. */
export const columnWidths = (row: Node | null): (number | null)[] =>
  row?.children.flatMap((cell) =>
    Array.from({ length: cell.attrs.colspan }, (_, index) => cell.attrs.colwidth?.[index] || null),
  ) ?? [];

const px = (width: number) => `${width}px`;

/** A table with its column widths, in a wrapper that scrolls. The same as Tiptap's, which only comes with all of table editing. */
export class TableView implements NodeView {
  readonly dom = document.createElement('div');
  readonly contentDOM: HTMLElement;
  readonly #table: HTMLTableElement;
  readonly #columns: HTMLElement;
  #node: Node;

  constructor(node: Node) {
    this.dom.className = 'tableWrapper';
    this.#table = this.dom.appendChild(document.createElement('table'));
    this.#columns = this.#table.appendChild(document.createElement('colgroup'));
    this.contentDOM = this.#table.appendChild(document.createElement('tbody'));
    this.#node = node;
    this.#showWidths();
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false;
    this.#node = node;
    this.#showWidths();
    return true;
  }

  ignoreMutation({ target, type }: ViewMutationRecord): boolean {
    return type !== 'selection' && this.dom.contains(target) && !this.contentDOM.contains(target);
  }

  #showWidths() {
    const widths = columnWidths(this.#node.firstChild);
    widths.forEach((width, index) => {
      const existing = this.#columns.children[index];
      const column =
        existing instanceof HTMLElement ? existing : this.#columns.appendChild(document.createElement('col'));
      column.style.width = width ? px(Math.max(width, minColumnWidth)) : '';
      column.style.minWidth = width ? '' : px(minColumnWidth);
    });
    while (this.#columns.children.length > widths.length) this.#columns.lastChild?.remove();
    const total = px(widths.reduce((sum: number, width) => sum + (width ?? minColumnWidth), 0));
    const isFixed = widths.every((width) => width !== null);
    this.#table.style.width = isFixed ? total : '';
    this.#table.style.minWidth = isFixed ? '' : total;
  }
}
