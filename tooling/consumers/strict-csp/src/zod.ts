import { z } from 'zod';

/** The policy has no `'unsafe-eval'`, so Zod must not try it. Imported before any schema. */
z.config({ jitless: true });
