import * as z from 'zod';
import { FunctionCode } from '../vocabulary';
import { Quote } from './comment';
import { Instant } from './project';
import { Person } from './user';

/** `withdrawn`: by its author; no longer listed. */
export const suggestionStatuses = ['open', 'accepted', 'rejected', 'withdrawn'] as const;
export const SuggestionStatus = z.enum(suggestionStatuses);
export type SuggestionStatus = z.infer<typeof SuggestionStatus>;

/** Replacement wording a vendor proposes for a passage of a text. */
export const Suggestion = z.object({
  suggestion_uuid: z.uuid(),
  function: FunctionCode,
  platform_uuid: z.uuid().nullable(),
  script_uuid: z.uuid().nullable(),
  /** The passage to replace, and its position. */
  quote: Quote,
  /** Plain text; empty to delete the passage. */
  replacement: z.string(),
  status: SuggestionStatus,
  created_by: Person,
  created_at: Instant,
  decided_at: Instant.nullable(),
  /** The current version when it was made. */
  version: z.number().int(),
});
export type Suggestion = z.infer<typeof Suggestion>;
