import { z } from 'zod';

/** The policy has no `'unsafe-eval'`: Zod is not to try. Imported before any schema loads. */
z.config({ jitless: true });
