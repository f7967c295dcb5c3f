import type { CommentImage, CommentMessage } from '@paidang/contract/entities';

/** A comment as the board shows it: that of the contract, with whatever the host calls its roles. */
export interface BoardComment extends Omit<CommentMessage, 'role'> {
  role: string;
  /** `true` until the server has confirmed it. */
  readonly pending?: boolean;
}

/** What no comment can do without. */
type Essential = 'message_id' | 'message' | 'poster_uuid' | 'created_by' | 'created_at';

/** A comment as a port gives it: who wrote what and when; the rest only where the host has it. */
export type PortComment = Pick<BoardComment, Essential> & Partial<Omit<BoardComment, Essential | 'pending'>>;

/** Fills in what a port left out. */
export const completeComment = (comment: PortComment): BoardComment => ({
  parent_id: null,
  quote: null,
  images: [],
  time: null,
  script_uuid: null,
  platform_uuid: null,
  is_processed: false,
  is_updated: false,
  is_deleted: false,
  company_name: '',
  role: '',
  avatar: null,
  updated_at: comment.created_at,
  response_count: 0,
  version: 0,
  is_carried: false,
  ...comment,
});

/** Who writes here; drawn on a comment before the server answers. */
export interface CommentAuthor {
  uuid: string;
  name: string;
  /** Shown beside the name in place of the role. @default nothing */
  company?: string;
  /** One of `port.roles`, or of the contract's. @default none */
  role?: string;
  avatar?: string | null;
}

/** Colours a role can have: those of the two sides, or none. */
export type RoleTone = 'vendor' | 'creator' | 'guest';

/** A role of the host's own. */
export interface CommentRoleLook {
  /** What the role is called beside a name. @default the role as the host writes it */
  name?: string;
  /** Whose colour its comments have. @default 'guest', which is no colour */
  tone?: RoleTone;
}

/** The roles of a board by name: how each is called and in which colour. */
export type CommentRoles = Readonly<Record<string, CommentRoleLook>>;

/** The contract's roles; the platform's staff write in the vendor's colour. */
const knownTones: ReadonlyMap<string, RoleTone> = new Map([
  ['vendor', 'vendor'],
  ['creator', 'creator'],
  ['guest', 'guest'],
  ['platform', 'vendor'],
]);

/** The colour that goes with one of the contract's roles, whatever the letter case an older server wrote. */
export const knownTone = (role: string): RoleTone | undefined => knownTones.get(role.toLowerCase());

/** Colour of a role: what the host says, else that of the contract's role, else none. */
export const roleTone = (role: string, roles: CommentRoles = {}): RoleTone =>
  Object.hasOwn(roles, role) ? (roles[role]?.tone ?? 'guest') : (knownTone(role) ?? 'guest');

/** Whether what became of its place could show that it was done: it is open, and something of its place changed. */
export const isProvable = ({ outcome, is_processed, is_deleted, pending }: BoardComment): boolean =>
  !!outcome && outcome.kind !== 'unchanged' && !is_processed && !is_deleted && !pending;

/** Photos compared by name: a new address of the same photo is no change. */
export const sameImages = (left: readonly CommentImage[], right: readonly CommentImage[]): boolean =>
  left.length === right.length && left.every((image, index) => image.filename === right[index]?.filename);
