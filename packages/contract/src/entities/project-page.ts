import * as z from 'zod';
import { Project } from './project';
import { RatingAverage } from './rating';

/** A project as its page shows it. */
export const ProjectPage = Project.extend({
  /** Average ratings of the people on the other side, by uuid; people with fewer than three ratings are left out. */
  averages: z.partialRecord(z.uuid(), RatingAverage),
});
export type ProjectPage = z.infer<typeof ProjectPage>;
