import type { ReportContent } from '@paidang/contract/entities';
import { eq } from 'drizzle-orm';
import { projects, taskPlatforms } from '../../src/modules/projects/schema';
import { caseReports, caseReportVersions } from '../../src/modules/reports/schema';
import type { Transact } from '../../src/platform/transaction';
import type { TestProject } from './projects';

interface ReportedProject {
  /** By the platform's title. */
  readonly contents: Readonly<Record<string, ReportContent>>;
  readonly sentAt: Date;
  /** When all of them were accepted; the project is then closed. */
  readonly acceptedAt?: Date | undefined;
}

/** Provides a first version of each platform's report. */
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
      if (!report) throw new Error('The report was not inserted.');
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
