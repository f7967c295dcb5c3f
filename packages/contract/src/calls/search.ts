import * as z from 'zod';
import { Person } from '../entities';
import { limits } from '../limits';
import { FunctionCode, TaskTypeOnWire } from '../vocabulary';
import type { Schemas } from './call';

export const SearchResults = z.object({
  projects: z.array(z.object({ uuid: z.uuid(), name: z.string(), brand: z.string() })),
  tasks: z.array(
    z.object({
      uuid: z.uuid(),
      index: z.number().int(),
      type: TaskTypeOnWire,
      title: z.string(),
      project_uuid: z.uuid(),
      project_name: z.string(),
    }),
  ),
  /** Matches in the newest versions of steps. */
  documents: z.array(
    z.object({
      /** Id of the version. */
      uuid: z.uuid(),
      version: z.number().int(),
      /** The text around the match. */
      excerpt: z.string(),
      function: FunctionCode,
      platform_uuid: z.uuid().nullable(),
      task_uuid: z.uuid(),
      task_type: TaskTypeOnWire,
      task_index: z.number().int(),
      project_uuid: z.uuid(),
      project_name: z.string(),
    }),
  ),
  comments: z.array(
    z.object({
      message_id: z.uuid(),
      /** The first comment of the thread: the board shows replies with it. */
      thread_id: z.uuid(),
      /** The text around the match. */
      excerpt: z.string(),
      author: z.string(),
      function: FunctionCode,
      /** The platform, for the board of one platform. */
      platform_uuid: z.uuid().nullable(),
      /** The segment, for a comment on a segment of a script. */
      script_uuid: z.uuid().nullable(),
      project_uuid: z.uuid(),
      task_uuid: z.uuid(),
      task_type: TaskTypeOnWire,
      task_index: z.number().int(),
      project_name: z.string(),
    }),
  ),
  /** Matches in the user's chats. */
  messages: z.array(
    z.object({
      uuid: z.uuid(),
      room_uuid: z.uuid(),
      /** The text around the match. */
      excerpt: z.string(),
      author: z.string(),
      /** The other member of the chat. */
      contact: z.string(),
    }),
  ),
  people: z.array(Person),
});
export type SearchResults = z.infer<typeof SearchResults>;

export const searchSchemas = {
  find: {
    summary: '在自己的專案與對話裡找專案、任務、內容、留言、訊息和人',
    query: z.object({ q: z.string().trim().min(1).max(limits.search.queryLength) }),
    data: SearchResults,
  },
} satisfies Schemas;
