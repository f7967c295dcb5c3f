import * as z from 'zod';
import { Project } from './project';
import { RatingAverage } from './rating';

/** A project as its page shows it. */
export const ProjectPage = Project.extend({
  /** What others rated the people on the other side, by their uuids; who has fewer than three ratings is left out. */
  averages: z.partialRecord(z.uuid(), RatingAverage),
});
export type ProjectPage = z.infer<typeof ProjectPage>;
