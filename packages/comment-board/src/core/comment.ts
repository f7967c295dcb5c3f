import type { CommentImage, CommentMessage } from '@paidang/contract/entities';
import type { AccountRole } from '@paidang/contract/vocabulary';

/** A comment as the board shows it. */
export interface BoardComment extends CommentMessage {
  /** `true` until the server has confirmed it. */
  readonly pending?: boolean;
}

/** Who writes here; drawn on a comment before the server answers. */
export interface CommentAuthor {
  uuid: string;
  name: string;
  company: string;
  role: AccountRole;
  avatar: string | null;
}

export type RoleTone = 'vendor' | 'creator' | 'guest';

/** Colour of a role, whatever the letter case an older server wrote. */
export function roleTone(role: string): RoleTone {
  const name = role.toLowerCase();
  return name === 'creator' || name === 'guest' ? name : 'vendor';
}

/** Whether what became of its place could show that it was done: it is open, and something of its place changed. */
export const isProvable = ({ outcome, is_processed, is_deleted, pending }: BoardComment): boolean =>
  !!outcome && outcome.kind !== 'unchanged' && !is_processed && !is_deleted && !pending;

/** Photos compared by name: a new address of the same photo is no change. */
export const sameImages = (left: readonly CommentImage[], right: readonly CommentImage[]): boolean =>
  left.length === right.length && left.every((image, index) => image.filename === right[index]?.filename);
