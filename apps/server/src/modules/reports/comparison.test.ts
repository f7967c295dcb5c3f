import { caseReportCalls } from '@paidang/contract/calls';
import type { ReportComparison } from '@paidang/contract/entities';
import { emptyReport } from '@paidang/contract/report';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import { provideReports } from '../../../test/factories/reports';
import { createUser, type TestUser } from '../../../test/factories/users';
import { projects } from '../projects/schema';

let server: TestApp;
let vendor: TestUser;
let at: TestProject;

const sentAt = new Date('2027-01-06T02:00:00Z');

interface Reported {
  readonly views: number;
  readonly likes: number;
  readonly acceptedAt?: Date;
  readonly of?: TestUser;
  readonly alsoOnFacebook?: boolean;
}

/** A closed project with an accepted report for each platform. */
async function reported({ views, likes, acceptedAt, of = vendor, alsoOnFacebook = false }: Reported) {
  const facebook = alsoOnFacebook ? [{ title: 'Facebook', kind: 'post' as const }] : [];
  const platforms = [{ title: 'YouTube', kind: 'post' as const }, ...facebook];
  const project = await createProject(server.transact, { vendor: of, platforms });
  const contents = {
    YouTube: { ...emptyReport('video'), figures: { yt_final_total_views: views, likes, comments: 0 } },
    Facebook: { ...emptyReport('post'), figures: { fb_views: 1000, reactions: 50 } },
  };
  await provideReports(server.transact, project, { contents, sentAt: acceptedAt ?? sentAt, acceptedAt });
  return project;
}

const before = (days: number) => new Date(sentAt.getTime() - days * 86_400_000);

async function comparisonFor(as: TestUser): Promise<ReportComparison[]> {
  const answer = await server.call(caseReportCalls.summary, { params: { task: at.task.id }, as });
  expect(answer.statusCode).toBe(200);
  return answer.json().data.comparison;
}

beforeAll(async () => {
  server = await buildTestApp();
  server.clock.now = sentAt;
  vendor = await createUser(server.transact, { role: 'Vendor' });
  at = await reported({ views: 60_000, likes: 3000, alsoOnFacebook: true });
  await reported({ views: 10_000, likes: 100, acceptedAt: before(90) });
  await reported({ views: 30_000, likes: 900, acceptedAt: before(60) });
});
afterAll(() => server.close());

test('R-rep-08 two earlier projects are too few, and others do not count', async () => {
  const open = await reported({ views: 1, likes: 1, acceptedAt: before(30) });
  await server.db.update(projects).set({ status: 'active' }).where(eq(projects.id, open.project.id));
  await reported({ views: 1, likes: 1, acceptedAt: new Date(sentAt.getTime() + 1) });
  const stranger = await createUser(server.transact, { role: 'Vendor' });
  await reported({ views: 1, likes: 1, acceptedAt: before(30), of: stranger });
  expect(await comparisonFor(at.vendor)).toEqual([]);
});

test('R-rep-08 from three earlier projects on the vendor sees their median, as a whole and by kind of platform', async () => {
  await reported({ views: 20_000, likes: 400, acceptedAt: before(30) });
  expect(await comparisonFor(at.vendor)).toEqual([
    {
      report_type: null,
      own: { views: 61_000, engagement_rate: 5, cost_per_view: 0.49, cost_per_engagement: 9.84 },
      median: { views: 20_000, engagement_rate: 2, cost_per_view: 1.5, cost_per_engagement: 75 },
      projects: 3,
    },
    {
      report_type: 'video',
      // The fee covers both platforms, so costs are unknown.
      own: { views: 60_000, engagement_rate: 5, cost_per_view: null, cost_per_engagement: null },
      median: { views: 20_000, engagement_rate: 2, cost_per_view: 1.5, cost_per_engagement: 75 },
      projects: 3,
    },
  ]);
});

test('R-rep-08 a creator never learns what others have reached', async () => {
  expect(await comparisonFor(at.creator)).toEqual([]);
});

test('the median of an even number of projects is the mean of the middle two', async () => {
  await reported({ views: 40_000, likes: 400, acceptedAt: before(20), alsoOnFacebook: true });
  const [whole, video] = await comparisonFor(at.vendor);
  expect(whole).toMatchObject({ projects: 4, median: { views: 25_000 } });
  // The fourth was also published on Facebook, so the cost of its video is unknown.
  expect(video).toMatchObject({ projects: 4, median: { views: 25_000, cost_per_view: 1.5 } });
});
