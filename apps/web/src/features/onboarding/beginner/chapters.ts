import { paths } from '@paidang/contract/pages';
import { guideIds, guideTasks } from '@paidang/contract/vocabulary';
import type { TourStep } from '@paidang/tour';
import { labels, mustMentionLabel } from '#labels/beginner-guide';
import { paper, place } from '../place';

/** A step of the guide, and the page it is on. */
export interface GuideStep extends Omit<TourStep, 'before' | 'target' | 'text'> {
  text: string;
  path: string;
  target: () => Element | null;
  /** Simulation that runs on the page during the step: a video upload. */
  plays?: 'upload';
}

/** A creator's steps, in order. */
export const chapterOrder = ['brief', 'schedule', 'outline', 'video', 'copywriting', 'works'] as const;
export type Chapter = (typeof chapterOrder)[number];

/** The list of points below its heading in the demand form. */
const findMustMentionList = (): Element | null =>
  [...document.querySelectorAll('[data-tour="step-paper"] h3')].find((head) => head.textContent === mustMentionLabel)
    ?.nextElementSibling ?? null;

const at = { index: 0 };
const brief = paths.inGuide(paths.brief(guideTasks.brief[0], 'short_video', at));
const [outline0, outline1, outline2, outline3] = guideTasks.outline.map((task) =>
  paths.inGuide(paths.outline(task, at)),
) as [string, string, string, string];
const schedule = paths.inGuide(
  paths.schedule({ project: guideIds.project, ...at, task: guideTasks.schedule[0], type: 'short_video' }),
);
const [film1, film2, film3] = guideTasks.video.map((task) => paths.inGuide(paths.video(task, at))) as [
  string,
  string,
  string,
];
const [works1, works2, works3] = guideTasks.worksUpload.map((task) => paths.inGuide(paths.worksUpload(task, at))) as [
  string,
  string,
  string,
];
const [list1, list2] = guideTasks.copywriting.map((task) => paths.inGuide(paths.copywriting(task, at))) as [
  string,
  string,
];
const [copy1, copy2, copy3, copy4] = guideTasks.copyDetail.map((task) =>
  paths.inGuide(paths.copyDetail(task, guideIds.platform, at)),
) as [string, string, string, string];

/** The steps of each chapter. */
export const chapters: Record<Chapter, readonly GuideStep[]> = {
  brief: [
    { id: 'film', path: paths.guide, ...labels.brief.film, target: place('progress-film'), side: 'bottom' },
    { id: 'next', path: paths.guide, ...labels.brief.next, target: place('progress-next'), side: 'bottom' },
    { id: 'must', path: brief, ...labels.brief.must, target: findMustMentionList, side: 'right' },
    { id: 'confirm', path: brief, ...labels.brief.confirm, target: place('step-moves'), side: 'top' },
  ],
  schedule: [
    { id: 'dates', path: schedule, ...labels.schedule.dates, target: place('schedule-film'), side: 'bottom' },
    { id: 'days', path: schedule, ...labels.schedule.days, target: place('schedule-form'), side: 'top' },
    { id: 'propose', path: schedule, ...labels.schedule.propose, target: place('step-send'), side: 'top' },
  ],
  outline: [
    { id: 'write', path: outline0, ...labels.outline.write, target: paper, side: 'right', interactive: true },
    { id: 'save', path: outline0, ...labels.outline.save, target: place('step-status'), side: 'top' },
    { id: 'send', path: outline0, ...labels.outline.send, target: place('step-send'), side: 'top' },
    { id: 'sent', path: outline1, ...labels.outline.sent, target: place('step-versions'), side: 'right' },
    { id: 'compare', path: outline2, ...labels.outline.compare, target: paper, side: 'right' },
    { id: 'finalise', path: outline2, ...labels.outline.finalise, target: place('step-finalise'), side: 'top' },
    { id: 'done', path: outline3, ...labels.outline.done, target: place('step-head'), side: 'bottom' },
  ],
  video: [
    {
      id: 'upload',
      path: film1,
      ...labels.video.upload,
      // The player, once the second version exists.
      target: place('video-upload', 'video-player'),
      side: 'right',
      plays: 'upload',
    },
    { id: 'second', path: film2, ...labels.video.second, target: place('step-versions'), side: 'right' },
    { id: 'moment', path: film2, ...labels.video.moment, target: place('video-ruler', 'video-player'), side: 'top' },
    { id: 'sync', path: film2, ...labels.video.sync, target: place('video-player'), side: 'right' },
    { id: 'film-done', path: film3, ...labels.video.done, target: place('step-versions'), side: 'right' },
  ],
  copywriting: [
    { id: 'list', path: list1, ...labels.copywriting.list, target: place('copy-platform'), side: 'bottom' },
    { id: 'copy', path: copy1, ...labels.copywriting.write, target: paper, side: 'right' },
    { id: 'copy-sent', path: copy2, ...labels.copywriting.sent, target: place('step-versions'), side: 'right' },
    { id: 'status', path: list2, ...labels.copywriting.status, target: place('copy-platform'), side: 'bottom' },
    { id: 'copy-compare', path: copy3, ...labels.copywriting.compare, target: paper, side: 'right' },
    { id: 'copy-done', path: copy4, ...labels.copywriting.done, target: place('step-head'), side: 'bottom' },
  ],
  works: [
    { id: 'report', path: works1, ...labels.works.report, target: place('works-link'), side: 'bottom' },
    { id: 'text', path: works1, ...labels.works.text, target: place('works-text'), side: 'top' },
    { id: 'submit', path: works1, ...labels.works.submit, target: place('works-submit'), side: 'top' },
    { id: 'compared', path: works2, ...labels.works.compared, target: place('works-comparison'), side: 'top' },
    { id: 'passed', path: works3, ...labels.works.passed, target: place('step-head'), side: 'bottom' },
    { id: 'again', path: works3, ...labels.works.again, target: place('avatar-menu'), side: 'bottom' },
  ],
};

/** All steps of the guide. */
export const guideSteps: readonly GuideStep[] = chapterOrder.flatMap((chapter) => chapters[chapter]);
