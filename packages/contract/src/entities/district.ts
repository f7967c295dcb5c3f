import * as z from 'zod';

/** A township or district of Taiwan, in which somebody can be registered. */
export const District = z.object({
  /**
   * Its postcode (three digits). Hsinchu City and Chiayi City have one postcode each for several districts: those are
   * told apart by a letter behind it, `300A`.
   */
  id: z.string(),
  postcode: z.string(),
  name: z.string(),
});
export type District = z.infer<typeof District>;

export const County = z.object({ name: z.string(), districts: z.array(District) });
export type County = z.infer<typeof County>;
