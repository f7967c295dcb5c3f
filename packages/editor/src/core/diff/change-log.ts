import { countCharacters } from '../document/count-text';
import type { Change } from './diff-model';

/** One change as a reader counts it: adjacent edits are one. */
export interface DiffChange {
  /** Zero-based number of the change; its elements have it as `data-change`. */
  readonly id: number;
  readonly kind: 'added' | 'removed' | 'replaced' | 'restyled';
  /** Added text; a picture is represented by its description. */
  readonly added: string;
  /** Deleted text. */
  readonly deleted: string;
}

interface OpenChange {
  added: string;
  deleted: string;
  changes: Set<Change>;
}

/** Numbers changes in reading order; adjacent edits are one change. */
export class ChangeLog {
  readonly #changes: OpenChange[] = [];
  #touching = false;
  added = 0;
  deleted = 0;

  /** Records a changed part and returns the number of its change. */
  record(change: Exclude<Change, 'same'>, text: string): number {
    const last = this.#changes.at(-1);
    const joins = this.#touching && last && last.changes.has('restyled') === (change === 'restyled');
    const open = joins ? last : { added: '', deleted: '', changes: new Set<Change>() };
    if (!joins) this.#changes.push(open);
    open.changes.add(change);
    if (change === 'added') {
      open.added += text;
      this.added += countCharacters(text);
    } else if (change === 'removed') {
      open.deleted += text;
      this.deleted += countCharacters(text);
    }
    this.#touching = true;
    return this.#changes.length - 1;
  }

  /** Records unchanged content, so that the next edit starts a new change. */
  separate() {
    this.#touching = false;
  }

  toChanges(): DiffChange[] {
    return this.#changes.map(({ added, deleted, changes }, id) => {
      if (changes.has('restyled')) return { id, kind: 'restyled', added, deleted };
      const both = changes.has('added') && changes.has('removed');
      return { id, kind: both ? 'replaced' : changes.has('added') ? 'added' : 'removed', added, deleted };
    });
  }
}
