import type { Notification, NotificationParameters } from '../entities';
import { segmentNumbers } from '../rules';
import { clockOf, dayOf, shortDay } from '../rules/dates';
import { postTitle } from '../rules/platforms';

type Wording = (parameters: NotificationParameters) => string;

interface Entry {
  text: Wording;
  /** Path the notification leads to. */
  target: Wording;
}

const sender: Wording = (p) => p.company_name || p.name || '對方';
const project: Wording = (p) => `《${p.project_name ?? ''}》`;
const platform: Wording = (p) => `${project(p)}${p.platform_title ? ` ${p.platform_title} ` : ''}`;

const post: Wording = (p) => postTitle(p.platform_title ?? '');

const withIndex = (path: string, p: NotificationParameters): string => {
  if (p.task_index === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}index=${p.task_index}`;
};

const progress: Wording = (p) => withIndex(`/project_progress?id=${p.project_uuid ?? ''}`, p);
const brief: Wording = (p) => withIndex(`/briefb/${p.task_uuid ?? ''}/${p.task_type ?? ''}`, p);
const outline: Wording = (p) => withIndex(`/outline/${p.task_uuid ?? ''}`, p);
const pages: Wording = (p) => withIndex(`/draft/${p.task_uuid ?? ''}/draft-script`, p);
const onePage: Wording = (p) => withIndex(`/draft-one-page/${p.task_uuid ?? ''}`, p);
const video: Wording = (p) => withIndex(`/video/${p.task_uuid ?? ''}`, p);
const copy: Wording = (p) => withIndex(`/copywriting/detail/${p.task_uuid ?? ''}/${p.platform_uuid ?? ''}`, p);
const copyPhotos: Wording = (p) => {
  const path = copy(p);
  return `${path}${path.includes('?') ? '&' : '?'}tab=photos`;
};
const works: Wording = (p) => {
  const path = withIndex(`/works_upload/${p.task_uuid ?? ''}`, p);
  return p.platform_uuid ? `${path}${path.includes('?') ? '&' : '?'}platform=${p.platform_uuid}` : path;
};
const schedule: Wording = (p) =>
  `/project/schedule-setting?id=${p.project_uuid ?? ''}&index=${p.task_index ?? 0}&task_uuid=${p.task_uuid ?? ''}&task_type=${p.task_type ?? ''}`;
const report =
  (view: '' | 'edit/' | 'review/'): Wording =>
  (p) =>
    withIndex(`/case_report/${view}${p.task_uuid ?? ''}/${p.report_uuid ?? ''}`, p);
const invitations: Wording = () => '/invitation';
const proposal: Wording = (p) => `/project_proposal_detail/${p.proposal_uuid ?? ''}`;
const binding: Wording = () => '/profile/notify';

const said = (words: string, target: Wording, place: (p: NotificationParameters) => string): Entry => ({
  text: (p) => `${sender(p)} ${words}${place(p)}`,
  target,
});

/** Send, modify, archive, approve, ask for changes, reopen, open early: the notes every reviewed step shares. */
function review(
  code: string,
  title: string,
  target: Wording,
  { sent = '提供了', changed = '修改了', owner = project } = {},
): [string, Entry][] {
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

const ordering: Wording = (p) => segmentNumbers(p.orderings ?? (p.ordering === undefined ? [] : [p.ordering]));

interface Board {
  code: string;
  title: string;
  target: Wording;
  /** What it belongs to. @default the project */
  owner?: Wording;
  /** Which part of it. @default all of it */
  part?: Wording;
}

/** The steps that have a board. */
const boards: readonly Board[] = [
  { code: '020', title: '需求單', target: brief },
  { code: '030', title: '創意大綱', target: outline },
  { code: '040', title: '腳本', target: pages, part: ordering },
  { code: '041', title: '一頁式腳本', target: onePage },
  { code: '050', title: '影片', target: video },
  { code: '060', title: '文案', target: copy, owner: platform },
  { code: '061', title: '文案圖片', target: copyPhotos, owner: platform },
  { code: '070', title: '作品上線', target: works },
];

/** New comments, replies and changed comments of both sides. */
function aboutComment({ code, title, target, owner = project, part = () => '' }: Board): [string, Entry][] {
  const entry = (words: string): Entry => ({
    text: (p) => `${sender(p)} 在${owner(p)}的${title}${part(p)}${clock(p)}${words}`,
    target: boardAt(target),
  });
  return (['1', '2'] as const).flatMap((identity): [string, Entry][] => [
    [`${identity}-${code}-04`, entry('新增留言')],
    [`${identity}-${code}-08`, entry('回覆了留言')],
    [`${identity}-${code}-02`, entry('修改了留言')],
  ]);
}

/** When a work went online, in brackets. */
const online: Wording = ({ published_at: at }) => {
  if (!at) return '';
  if (!at.includes('T')) return `（${shortDay(at, at)}）`;
  const moment = new Date(at);
  const day = dayOf(moment);
  return `（${shortDay(day, day)} ${clockOf(moment)}）`;
};

const entries: [string, Entry][] = [
  ['1-010-10', { text: (p) => `${sender(p)} 邀請你加入專案${project(p)}`, target: invitations }],
  ['2-010-10', { text: (p) => `${sender(p)} 邀請你為合作開設專案`, target: invitations }],
  ['2-010-11', { text: (p) => `${sender(p)} 已加入專案${project(p)}`, target: progress }],
  ['1-010-11', { text: (p) => `${sender(p)} 已建立專案${project(p)}`, target: progress }],
  ['2-010-12', { text: (p) => `${sender(p)} 婉拒了${p.project_name ? project(p) : '開案'}邀請`, target: invitations }],
  ['1-010-12', { text: (p) => `${sender(p)} 婉拒了開案邀請`, target: invitations }],
  ['1-010-07', { text: (p) => `${sender(p)} 已開啟專案${project(p)}`, target: progress }],
  ['2-010-07', { text: (p) => `${sender(p)} 已開啟專案${project(p)}`, target: progress }],
  ['3-010-02', { text: (p) => `${project(p)}已進入結案階段`, target: progress }],
  ['1-010-03', { text: (p) => `${project(p)}已結束`, target: progress }],
  ['2-010-03', { text: (p) => `${project(p)}已結束`, target: progress }],
  ['3-010-03', { text: (p) => `${project(p)}已結束`, target: progress }],
  ['1-020-01', said('提供了', brief, (p) => `${project(p)}的需求單`)],
  ['1-020-02', said('更新了', brief, (p) => `${project(p)}的需求單`)],
  ['1-020-03', said('封存了', brief, (p) => `${project(p)}的需求單`)],
  ['2-020-05', said('已確認', brief, (p) => `${project(p)}的需求單`)],
  ...review('030', '創意大綱', outline),
  ...review('040', '腳本', pages),
  [
    '2-040-02',
    {
      text: (p) => `${sender(p)} ${p.finalised ? '定稿了' : '修改了'}${project(p)}的腳本${ordering(p)}`,
      target: pages,
    },
  ],
  ['2-040-03', { text: (p) => `${sender(p)} 封存了${project(p)}的腳本${ordering(p)}`, target: pages }],
  ...review('041', '一頁式腳本', onePage),
  ...review('050', '影片', video, { sent: '上傳了', changed: '更新了' }),
  ['3-050-13', { text: (p) => `${project(p)}的影片轉檔完成，請確認片長`, target: video }],
  ['3-050-16', { text: (p) => `${project(p)}的影片轉檔失敗，請重新上傳`, target: video }],
  ...review('060', '文案', copy, { owner: platform }),
  ...review('061', '文案圖片', copyPhotos, { owner: platform }),
  [
    '2-070-01',
    {
      text: (p) => `${sender(p)} 回報${platform(p)}作品上線${online(p)}`,
      target: works,
    },
  ],
  ['2-070-02', { text: (p) => `${sender(p)} 更新${platform(p)}的上線回報`, target: works }],
  ['3-070-09', { text: (p) => `${platform(p)}文案比對完成`, target: works }],
  ['1-070-05', { text: (p) => `${platform(p)}作品上線審核通過`, target: works }],
  ['1-070-12', { text: (p) => `${platform(p)}作品上線未通過，請查看原因`, target: works }],
  ['1-070-02', { text: (p) => `${sender(p)} 發現${platform(p)}${post(p)}內容有異動，請查看說明`, target: works }],
  ['3-070-02', { text: (p) => `${platform(p)}${post(p)}內容有異動`, target: works }],
  ['1-070-07', { text: (p) => `${sender(p)} 提前開放${project(p)}的作品上線`, target: works }],
  ['1-080-14', said('請你提供', report('edit/'), (p) => `${project(p)}的結案報告`)],
  ['3-080-14', { text: (p) => `請你提供${project(p)}的結案報告`, target: report('edit/') }],
  ['1-080-15', said('請你更新', report('edit/'), (p) => `${project(p)}的結案報告`)],
  ['2-080-01', said('提供了', report('review/'), (p) => `${project(p)}的結案報告`)],
  ['2-080-02', said('更新了', report('review/'), (p) => `${project(p)}的結案報告`)],
  ['1-080-07', said('已開啟', report(''), (p) => `${project(p)}的結案報告`)],
  ['1-080-05', said('已確認', report(''), (p) => `${project(p)}的結案報告`)],
  ['3-080-05', { text: (p) => `${project(p)}的結案報告已確認`, target: report('') }],
  ...(['1', '2'] as const).flatMap((identity): [string, Entry][] => [
    [`${identity}-090-01`, { text: (p) => `${sender(p)} 提供了${project(p)}的專案排程，請確認`, target: schedule }],
    [
      `${identity}-090-02`,
      {
        text: (p) => `${sender(p)} ${p.requested ? '申請調整' : '調整了'}${project(p)}的${p.column_name ?? '專案排程'}`,
        target: schedule,
      },
    ],
    [`${identity}-090-06`, { text: (p) => `${sender(p)} 已確認${project(p)}的專案排程`, target: schedule }],
    [`${identity}-090-08`, { text: (p) => `${sender(p)} 建議調整${project(p)}的專案排程`, target: schedule }],
    [`${identity}-090-12`, { text: (p) => `${sender(p)} 不同意異動${project(p)}的專案排程`, target: schedule }],
  ]),
  ['3-100-01', { text: () => 'LINE 通知綁定完成', target: binding }],
  ['3-100-03', { text: () => 'LINE 通知已解除綁定', target: binding }],
  ['5-101-01', { text: (p) => `專案提案「${p.proposal_name ?? ''}」已提供`, target: proposal }],
  ['5-101-02', { text: (p) => `專案提案「${p.proposal_name ?? ''}」已更新`, target: proposal }],
  ['5-101-03', { text: (p) => `專案提案「${p.proposal_name ?? ''}」已逾期`, target: proposal }],
  ['5-101-17', { text: (p) => `提案「${p.proposal_name ?? ''}」已被開啟`, target: proposal }],
  ['1-101-04', { text: (p) => `提案「${p.proposal_name ?? ''}」有新留言`, target: proposal }],
  ['1-101-05', { text: (p) => `提案「${p.proposal_name ?? ''}」已採用`, target: proposal }],
  ['1-101-12', { text: (p) => `提案「${p.proposal_name ?? ''}」未採用`, target: proposal }],
];

const catalogue = new Map(entries);
const commentCatalogue = new Map(boards.flatMap(aboutComment));

/** Every code the catalogue has words for, as `identity-function-action`. */
export const notificationCodes: readonly string[] = [...new Set([...catalogue.keys(), ...commentCatalogue.keys()])];

/** A 02 is about the step itself, or about the comment it names. */
function entryOf({ code, parameters }: Pick<Notification, 'code' | 'parameters'>): Entry | undefined {
  const key = codeOf({ code });
  const comment = commentCatalogue.get(key);
  return parameters.message_id ? (comment ?? catalogue.get(key)) : (catalogue.get(key) ?? comment);
}

/** `2-030-01` of a notification. */
export const codeOf = ({ code }: Pick<Notification, 'code'>): string =>
  `${code.identity}-${code.function}-${code.action}`;

/** The sentence shown for a notification; a code of a newer server gets a generic line instead of an error. */
export const notificationText = (notification: Pick<Notification, 'code' | 'parameters'>): string =>
  entryOf(notification)?.text(notification.parameters) ?? '你有一則新通知';

/** The path a notification leads to, `/project` when the code is unknown. */
export const notificationTarget = (notification: Pick<Notification, 'code' | 'parameters'>): string =>
  entryOf(notification)?.target(notification.parameters) ?? '/project';
