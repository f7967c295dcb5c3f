import type { NotificationParameters } from '../entities';
import { segmentNumbers } from '../rules';
import type { FunctionCode } from '../vocabulary';
import type { StepPlace } from './step';

export type Wording = (parameters: NotificationParameters) => string;

/** What a notification says, and the path it leads to. */
export interface Note {
  readonly text: Wording;
  readonly target: Wording;
}

/** Notifications by their code, `2-030-01`. */
export type Notes = readonly (readonly [code: string, note: Note])[];

/** The notifications of a step: of the step itself, and of its comments. */
export interface StepNotes {
  readonly own: Notes;
  readonly comments: Notes;
}

export const sender: Wording = (p) => p.company_name || p.name || '對方';
export const project: Wording = (p) => `《${p.project_name ?? ''}》`;
export const platform: Wording = (p) => `${project(p)}${p.platform_title ? ` ${p.platform_title} ` : ''}`;
export const segments: Wording = (p) => segmentNumbers(p.orderings ?? (p.ordering === undefined ? [] : [p.ordering]));

/** The page of a step a notification speaks of. */
export const stepTarget =
  (page: (place: StepPlace) => string): Wording =>
  (p) =>
    page({
      project: p.project_uuid ?? '',
      task: p.task_uuid ?? '',
      taskType: p.task_type ?? '',
      index: p.task_index,
      platform: p.platform_uuid,
    });

export const said = (words: string, target: Wording, place: Wording): Note => ({
  text: (p) => `${sender(p)} ${words}${place(p)}`,
  target,
});

interface Reviewed {
  readonly code: FunctionCode;
  readonly title: string;
  readonly target: Wording;
  /** What sending the first version is called. @default '提供了' */
  readonly sent?: string;
  /** What sending another one is called. @default '修改了' */
  readonly changed?: string;
  /** What it belongs to. @default the project */
  readonly owner?: Wording;
}

/** Send, modify, archive, approve, ask for changes, reopen, open early: what every reviewed step tells of. */
export function reviewNotes({
  code,
  title,
  target,
  sent = '提供了',
  changed = '修改了',
  owner = project,
}: Reviewed): Notes {
  const place: Wording = (p) => `${owner(p)}的${title}`;
  return [
    [`2-${code}-01`, said(sent, target, place)],
    [`2-${code}-02`, { text: (p) => `${sender(p)} ${p.finalised ? '定稿了' : changed}${place(p)}`, target }],
    [`2-${code}-03`, said('封存了', target, place)],
    [`1-${code}-03`, said('封存了', target, place)],
    [`1-${code}-05`, said('通過了', target, place)],
    [`1-${code}-12`, said('請你修改', target, place)],
    [`1-${code}-02`, said('重新開啟', target, place)],
    [`1-${code}-07`, said('提前開放', target, place)],
    [`1-${code}-14`, said('請你同意重新開啟', target, place)],
    [`2-${code}-06`, said('同意重新開啟', target, place)],
    [`2-${code}-12`, said('不同意重新開啟', target, place)],
  ];
}

const clock: Wording = (p) =>
  p.time ? `於 ${[p.time.hour, p.time.minute, p.time.second].map((n) => String(n).padStart(2, '0')).join(':')} ` : '';

/** The step with its board open at a comment. */
const boardAt =
  (target: Wording): Wording =>
  (p) => {
    const query = new URLSearchParams();
    if (p.script_uuid) query.set('script', p.script_uuid);
    if (p.message_id) query.set('comment', p.message_id);
    const path = target(p);
    return query.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
  };

interface Commented {
  readonly code: FunctionCode;
  readonly title: string;
  readonly target: Wording;
  /** What it belongs to. @default the project */
  readonly owner?: Wording;
  /** Which part of it. @default all of it */
  readonly part?: Wording;
}

/** New comments, replies and changed comments of both sides. */
export function commentNotes({ code, title, target, owner = project, part = () => '' }: Commented): Notes {
  const note = (words: string): Note => ({
    text: (p) => `${sender(p)} 在${owner(p)}的${title}${part(p)}${clock(p)}${words}`,
    target: boardAt(target),
  });
  return (['1', '2'] as const).flatMap((identity): [string, Note][] => [
    [`${identity}-${code}-04`, note('新增留言')],
    [`${identity}-${code}-08`, note('回覆了留言')],
    [`${identity}-${code}-02`, note('修改了留言')],
  ]);
}
