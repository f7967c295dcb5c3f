/** The query parameter that turns the beginner guide on. */
export const beginnerMode = { name: 'apiMode', value: 'beginnerAccessProject' } as const;

/** Ids of the guide's demo in addresses. */
export const guideIds = {
  project: 'project-entity',
  task: 'task-entity',
  /** Platforms have no placeholder: this one belongs to the demo. */
  platform: '6d1de000-0000-4000-8000-000000000030',
} as const;

/** Tasks by the page they appear on; the suffix says how far the story has progressed there. */
export const guideTasks = {
  brief: ['task-entity'],
  schedule: ['task-entity'],
  outline: ['task-entity-v0', 'task-entity-v1', 'task-entity-v2', 'task-entity-v3'],
  video: ['task-entity-v1', 'task-entity-v2', 'task-entity-v3'],
  copywriting: ['task-entity-v1', 'task-entity-v2'],
  copyDetail: ['task-entity-v1', 'task-entity-v2', 'task-entity-v3', 'task-entity-v4'],
  worksUpload: ['task-entity-v1', 'task-entity-v2', 'task-entity-v3'],
} as const;

/**
 * How far the story has progressed at a task of the demo, 0 at the beginning; `null` for any other task.
 *
 * @example guideScene('task-entity-v2') // 2
 */
export function guideScene(task: string): number | null {
  const found = /^task-entity(?:-v(\d))?$/.exec(task);
  return found && Number(found[1] ?? 0);
}
