/** Measures the performance overview of a vendor with 10,000 accepted reports: totals, a page of rows, the file. */
import { performanceCalls } from '@paidang/contract/calls';
import { performanceLimits } from '@paidang/contract/limits';
import { performanceGroups } from '@paidang/contract/report';
import { sql } from 'drizzle-orm';
import { buildTestApp, type TestRequest } from '../build-app';
import { createClosedProjects } from '../factories/closed-projects';
import { createUser } from '../factories/users';
import { timeCall } from './time-call';

const server = await buildTestApp();
const vendor = await createUser(server.transact, { role: 'Vendor' });
const creator = await createUser(server.transact, { role: 'Creator' });
await createClosedProjects(server.db, { vendor, creator, count: performanceLimits.fileRows });
await server.db.execute(sql`analyze`);

const time = (call: Parameters<typeof timeCall>[1], query: NonNullable<TestRequest['query']>) =>
  timeCall(server, call, { as: vendor, query });

console.log('| what | median | p95 |\n| --- | --- | --- |');
console.log(`| totals, months and choices | ${await time(performanceCalls.overview, {})} |`);
for (const group of performanceGroups) {
  console.log(`| rows by ${group} | ${await time(performanceCalls.rows, { group, sort: 'cost_per_view' })} |`);
}
console.log(
  `| the last page of rows by project | ${await time(performanceCalls.rows, { group: 'project', page: 100 })} |`,
);
console.log(`| 10,000 rows as CSV | ${await time(performanceCalls.export, { format: 'csv' })} |`);
await server.close();
