import { countCharacters } from '../document/count-text';
import type { Change } from './diff-model';

/** One place to look at: what a reader calls "a change". */
export interface DiffChange {
  /** Number of the change from 0; its elements carry it as `data-change`. */
  readonly id: number;
  readonly kind: 'added' | 'removed' | 'replaced' | 'restyled';
  /** Text that came; a picture counts as its description. */
  readonly added: string;
  /** Text that went. */
  readonly deleted: string;
}

interface OpenChange {
  added: string;
  deleted: string;
  changes: Set<Change>;
}

/** Numbers changes in reading order; what touches is one change. */
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

  /** What was read here did not change, so the next change is another one. */
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
