import type { ListedProject } from '@paidang/contract/entities';
import { expect, test } from 'vitest';
import { creator, project, vendor } from '../../testing/people';
import { sharedTask } from './project-link';

const stranger = '0199a000-0000-7000-8000-0000000000ff';
const named = (name: string, status: ListedProject['status'], updated_at: string): ListedProject => ({
  ...project,
  name,
  status,
  updated_at,
});

test('links two users to the shared project that changed last, finished projects after running ones', () => {
  const projects = [
    named('早的', 'active', '2026-11-02T00:00:00Z'),
    named('晚的', 'active', '2026-11-05T00:00:00Z'),
    named('結案的', 'closed', '2026-11-09T00:00:00Z'),
  ];
  expect(sharedTask(projects, vendor.uuid, creator.uuid)?.project.name).toBe('晚的');
  expect(sharedTask(projects, creator.uuid, vendor.uuid)?.project.name).toBe('晚的');
  expect(sharedTask(projects, vendor.uuid, stranger)).toBeNull();
});

test('in a project with several creators, links to their own task', () => {
  const [task] = project.tasks;
  if (!task) throw new Error('the project of the tests has a task');
  const others = { ...task, index: 0, creator: { ...creator, uuid: stranger } };
  const shared = { ...project, tasks: [others, { ...task, index: 1 }] };
  expect(sharedTask([shared], vendor.uuid, creator.uuid)?.index).toBe(1);
  expect(sharedTask([shared], creator.uuid, vendor.uuid)?.index).toBe(1);
});
