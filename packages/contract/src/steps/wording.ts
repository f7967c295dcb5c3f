import type { NotificationParameters } from '../entities/notification';
import { segmentNumbers } from '../rules/segment-numbers';
import type { FunctionCode } from '../vocabulary';
import type { StepLocation } from './step';

export type Wording = (parameters: NotificationParameters) => string;

/** The text of a notification and the path it leads to. */
export interface NotificationEntry {
  readonly text: Wording;
  readonly target: Wording;
}

/** Notifications by code, such as `2-030-01`. */
export type NotificationEntries = readonly (readonly [code: string, entry: NotificationEntry])[];

/** The notifications of a step: about its transitions and its comments. */
export interface StepNotifications {
  readonly own: NotificationEntries;
  readonly comments: NotificationEntries;
}

export const sender: Wording = (p) => p.company_name || p.name || '對方';
export const project: Wording = (p) => `《${p.project_name ?? ''}》`;
export const platform: Wording = (p) => `${project(p)}${p.platform_title ? ` ${p.platform_title} ` : ''}`;
export const segments: Wording = (p) => segmentNumbers(p.orderings ?? (p.ordering === undefined ? [] : [p.ordering]));

/** The path of the step a notification is about. */
export const notificationTargetOf =
  (page: (location: StepLocation) => string): Wording =>
  (p) =>
    page({
      project: p.project_uuid ?? '',
      task: p.task_uuid ?? '',
      taskType: p.task_type ?? '',
      index: p.task_index,
      platform: p.platform_uuid,
    });

/** 「山眠 提供了《冬季》的需求單」: sender, verb, object. */
export const sentence = (verb: string, target: Wording, object: Wording): NotificationEntry => ({
  text: (p) => `${sender(p)} ${verb}${object(p)}`,
  target,
});

interface Reviewed {
  readonly code: FunctionCode;
  readonly title: string;
  readonly target: Wording;
  /** The verb for sending the first version. @default '提供了' */
  readonly sent?: string;
  /** The verb for sending a further version. @default '修改了' */
  readonly changed?: string;
  /** What the step belongs to. @default the project */
  readonly owner?: Wording;
}

/**
 * The notifications of every reviewed step: sending, modifying, archiving, approving, requesting changes, reopening, opening
 * early.
 */
export function reviewNotifications({
  code,
  title,
  target,
  sent = '提供了',
  changed = '修改了',
  owner = project,
}: Reviewed): NotificationEntries {
  const place: Wording = (p) => `${owner(p)}的${title}`;
  return [
    [`2-${code}-01`, sentence(sent, target, place)],
    [`2-${code}-02`, { text: (p) => `${sender(p)} ${p.finalised ? '定稿了' : changed}${place(p)}`, target }],
    [`2-${code}-03`, sentence('封存了', target, place)],
    [`1-${code}-03`, sentence('封存了', target, place)],
    [`1-${code}-05`, sentence('通過了', target, place)],
    [`1-${code}-12`, sentence('請你修改', target, place)],
    [`1-${code}-02`, sentence('重新開啟', target, place)],
    [`1-${code}-07`, sentence('提前開放', target, place)],
    [`1-${code}-14`, sentence('請你同意重新開啟', target, place)],
    [`2-${code}-06`, sentence('同意重新開啟', target, place)],
    [`2-${code}-12`, sentence('不同意重新開啟', target, place)],
  ];
}

const clock: Wording = (p) =>
  p.time ? `於 ${[p.time.hour, p.time.minute, p.time.second].map((n) => String(n).padStart(2, '0')).join(':')} ` : '';

/** The step's page with its board open at a comment. */
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
  /** What the step belongs to. @default the project */
  readonly owner?: Wording;
  /** The part of the step. @default all of it */
  readonly part?: Wording;
}

const commented =
  ({ title, target, owner = project, part = () => '' }: Commented) =>
  (words: string): NotificationEntry => ({
    text: (p) => `${sender(p)} 在${owner(p)}的${title}${part(p)}${clock(p)}${words}`,
    target: boardAt(target),
  });

/** New comments, replies and edited comments of both sides. */
export function commentNotifications(step: Commented): NotificationEntries {
  const note = commented(step);
  return (['1', '2'] as const).flatMap((identity): [string, NotificationEntry][] => [
    [`${identity}-${step.code}-04`, note('新增留言')],
    [`${identity}-${step.code}-08`, note('回覆了留言')],
    [`${identity}-${step.code}-02`, note('修改了留言')],
  ]);
}

/** New comments and replies of guests, who cannot edit them. */
export function guestNotifications(step: Commented): NotificationEntries {
  const note = commented(step);
  return [
    [`6-${step.code}-04`, note('新增留言')],
    [`6-${step.code}-08`, note('回覆了留言')],
  ];
}

/** The notifications of a reviewed step without special ones. */
export const reviewedStepNotifications = (words: Reviewed): StepNotifications => ({
  own: reviewNotifications(words),
  comments: commentNotifications(words),
});
