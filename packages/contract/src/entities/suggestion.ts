import * as z from 'zod';
import { FunctionCode } from '../vocabulary';
import { Quote } from './comment';
import { Instant } from './project';
import { Person } from './user';

/** `withdrawn`: taken back by whoever made it, and not listed any more. */
export const suggestionStatuses = ['open', 'accepted', 'rejected', 'withdrawn'] as const;
export const SuggestionStatus = z.enum(suggestionStatuses);
export type SuggestionStatus = z.infer<typeof SuggestionStatus>;

/** Other words a vendor proposes for a place of a text. */
export const Suggestion = z.object({
  suggestion_uuid: z.uuid(),
  function: FunctionCode,
  platform_uuid: z.uuid().nullable(),
  script_uuid: z.uuid().nullable(),
  /** The words it would replace, and where they stood. */
  quote: Quote,
  /** Plain text; empty proposes to leave the words out. */
  replacement: z.string(),
  status: SuggestionStatus,
  created_by: Person,
  created_at: Instant,
  decided_at: Instant.nullable(),
  /** The version that was current when it was made. */
  version: z.number().int(),
});
export type Suggestion = z.infer<typeof Suggestion>;
