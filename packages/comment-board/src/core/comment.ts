import type { CommentImage, CommentMessage } from '@paidang/contract/entities';

/** A comment as the board shows it: the contract's comment, except that roles may be the host's own. */
export interface BoardComment extends Omit<CommentMessage, 'role'> {
  role: string;
  /** `true` until the server has confirmed it. */
  readonly pending?: boolean;
}

/** Fields every comment must have. */
type Essential = 'message_id' | 'message' | 'poster_uuid' | 'created_by' | 'created_at';

/** A comment as a port returns it: author, text and time are required, everything else is optional. */
export type PortComment = Pick<BoardComment, Essential> & Partial<Omit<BoardComment, Essential | 'pending'>>;

/** Fills in the fields a port left out. */
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

/** The current user; shown on a comment until the server has confirmed it. */
export interface CommentAuthor {
  uuid: string;
  name: string;
  /** Shown next to the name instead of the role. @default the role */
  company?: string;
  /** One of `port.roles`, or one of the contract's roles. @default none */
  role?: string;
  avatar?: string | null;
}

/** Colours of a role: one of the two sides, or none. */
export type RoleTone = 'vendor' | 'creator' | 'guest';

/** A role defined by the host. */
export interface CommentRoleLook {
  /** Name of the role, shown next to the author's name. @default the role's key */
  name?: string;
  /** Colour of its comments. @default 'guest', which has no colour */
  tone?: RoleTone;
}

/** Roles of a board by key, with their names and colours. */
export type CommentRoles = Readonly<Record<string, CommentRoleLook>>;

/** The contract's roles; comments of the platform team have the vendor's colour. */
const knownTones: ReadonlyMap<string, RoleTone> = new Map([
  ['vendor', 'vendor'],
  ['creator', 'creator'],
  ['guest', 'guest'],
  ['platform', 'vendor'],
]);

/** Colour of one of the contract's roles, ignoring case: older servers wrote it differently. */
export const knownTone = (role: string): RoleTone | undefined => knownTones.get(role.toLowerCase());

/** Colour of a role: the host's, else the contract's, else none. */
export const roleTone = (role: string, roles: CommentRoles = {}): RoleTone =>
  Object.hasOwn(roles, role) ? (roles[role]?.tone ?? 'guest') : (knownTone(role) ?? 'guest');

/** Whether the outcome at the quoted place could prove that it was done: the comment is open and its place has changed. */
export const isProvable = ({ outcome, is_processed, is_deleted, pending }: BoardComment): boolean =>
  !!outcome && outcome.kind !== 'unchanged' && !is_processed && !is_deleted && !pending;

/** Photos are compared by name, because the same photo may have a new signed address. */
export const sameImages = (left: readonly CommentImage[], right: readonly CommentImage[]): boolean =>
  left.length === right.length && left.every((image, index) => image.filename === right[index]?.filename);
