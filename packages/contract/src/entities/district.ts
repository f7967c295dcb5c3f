import * as z from 'zod';

/** A township or district of Taiwan where a person can be registered. */
export const District = z.object({
  /**
   * Its postcode (three digits). Hsinchu City and Chiayi City share one postcode among several districts, which are
   * distinguished by a letter appended to it: `300A`.
   */
  id: z.string(),
  postcode: z.string(),
  name: z.string(),
});
export type District = z.infer<typeof District>;

export const County = z.object({ name: z.string(), districts: z.array(District) });
export type County = z.infer<typeof County>;
