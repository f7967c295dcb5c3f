import * as z from 'zod';
import { VersionSummary } from '../entities';
import { limits } from '../limits';
import type { Schemas } from './call';
import { VersionParams } from './reviews';

/** Versions of any step that is written in versions. */
export const versionSchemas = {
  name: {
    summary: '為一個版本命名，雙方都會看到；空白就是拿掉名稱',
    params: VersionParams.extend({ step: z.uuid() }),
    body: z.object({ name: z.string().trim().max(limits.versionName) }),
    data: VersionSummary,
  },
} satisfies Schemas;
