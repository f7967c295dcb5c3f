import type { ReportContent } from '@paidang/contract/entities';
import { eq } from 'drizzle-orm';
import { projects, taskPlatforms } from '../../src/modules/projects/schema';
import { caseReports, caseReportVersions } from '../../src/modules/reports/schema';
import type { Transact } from '../../src/platform/transaction';
import type { TestProject } from './projects';

interface ReportedProject {
  /** By the title of the platform. */
  readonly contents: Readonly<Record<string, ReportContent>>;
  readonly sentAt: Date;
  /** Of all of them; the project is closed then. */
  readonly acceptedAt?: Date | undefined;
}

/** Provides a first version of the report of each platform. */
export const provideReports = (
  transact: Transact,
  { project, task, creator }: TestProject,
  { contents, sentAt, acceptedAt }: ReportedProject,
): Promise<void> =>
  transact(async ({ db }) => {
    if (acceptedAt) await db.update(projects).set({ status: 'closed' }).where(eq(projects.id, project.id));
    for (const { id: platformId, title } of await db
      .select()
      .from(taskPlatforms)
      .where(eq(taskPlatforms.taskId, task.id))) {
      const content = contents[title];
      if (!content) continue;
      const [report] = await db
        .insert(caseReports)
        .values({ platformId, status: acceptedAt ? 'accepted' : 'provided', revision: 1 })
        .returning();
      if (!report) throw new Error('The report was not kept.');
      await db.insert(caseReportVersions).values({
        reportId: report.id,
        number: 1,
        content: JSON.stringify(content),
        createdBy: creator.id,
        sentAt,
        acceptedAt: acceptedAt ?? null,
      });
    }
  });
