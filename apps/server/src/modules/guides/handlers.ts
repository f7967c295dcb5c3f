import {
  briefCalls,
  briefCommentCalls,
  caseReportCalls,
  claimCalls,
  copyCommentCalls,
  copywritingCalls,
  outlineCalls,
  outlineCommentCalls,
  projectCalls,
  reportCommentCalls,
  scheduleCalls,
  suggestionCalls,
  traceCalls,
  videoCalls,
  videoCommentCalls,
  videoUploadCalls,
  worksCalls,
  worksCommentCalls,
} from '@paidang/contract/calls';
import type { CopyContent, CopywritingList, VideoContent } from '@paidang/contract/entities';
import { copyTexts } from '../copywritings';
import { outlines } from '../outlines';
import { demoIds, type Viewing } from './demo/cast';
import { filmComments, outlineComments, sentComment } from './demo/comments';
import { filmAtWork, withFilms } from './demo/films';
import { demoActivities, demoPlatform, demoProject } from './demo/project';
import { demoReports, demoSummary } from './demo/reports';
import { demoSchedule } from './demo/schedule';
import { briefScript, copyScript, filmScript, outlineScript } from './demo/scripts';
import { demoStepView, demoVersion, sceneAfter } from './demo/step-view';
import { demoTrace } from './demo/trace';
import { demoWorks, submittedScene } from './demo/works';
import { type GuideHandler, handler } from './guide-handler';

const briefSent = { code: briefScript.code, status: 'provided', version: 1 } as const;
/** The first scene of the copywriting. */
const firstCopy = 1;
/** The first scene of the video and of works. */
const firstScene = 1;

function copyList(viewing: Viewing, at: number): CopywritingList | undefined {
  const view = demoStepView(viewing, copyScript, at);
  if (!view) return undefined;
  const { project, task, step } = view;
  return {
    project,
    task,
    platforms: [{ ...demoPlatform, text: step, photos: null, is_accepted: false, is_missing: false }],
  };
}

function briefView(viewing: Viewing, at: number) {
  const view = demoStepView(viewing, briefScript, at);
  return view && { ...view, skipped_steps: [], skippable_steps: [] };
}

function demoVideoView(
  viewing: Viewing,
  at: number,
  saved?: { readonly content: VideoContent; readonly revision: number },
) {
  const view = demoStepView(viewing, filmScript, at, saved);
  return view && { ...view, versions: withFilms(view.versions), video: null };
}

function filmVersion(viewing: Viewing, at: number, number: number) {
  const version = demoVersion(viewing, filmScript, at, number);
  return version && withFilms([version])[0];
}

const cleanOutline = (html: string): string => outlines.codec.read(html).content;
const cleanCopy = (copy: CopyContent): CopyContent => copyTexts.codec.read(copy).content;

/** Handlers of every call the guide's pages make. What users write is validated and returned, but not stored. */
export const handlers: readonly GuideHandler[] = [
  handler(projectCalls.get, ({ viewing }) => ({ ...demoProject(viewing, briefSent), averages: {} })),
  handler(projectCalls.tasks, ({ viewing }) => demoProject(viewing, briefSent).tasks),
  handler(projectCalls.activities, ({ viewing, query }) => demoActivities(viewing).slice(0, query.per_page)),

  handler(briefCalls.view, ({ viewing }) => briefView(viewing, 0)),
  handler(briefCalls.version, ({ viewing, params }) => demoVersion(viewing, briefScript, 0, params.version)),
  handler(briefCalls.confirm, ({ viewing }) => briefView(viewing, 1)),
  handler(briefCommentCalls.list, () => []),
  handler(briefCommentCalls.send, ({ viewing, body }) =>
    sentComment(viewing, body, { platform_uuid: null, version: 1 }),
  ),

  handler(scheduleCalls.get, ({ viewing }) => demoSchedule(viewing)),
  handler(scheduleCalls.propose, ({ viewing, body: { content, is_draft, revision } }) =>
    demoSchedule(viewing, is_draft ? { saved: { content, revision: revision + 1 } } : { sent: content }),
  ),
  handler(scheduleCalls.histories, ({ viewing }) => {
    const { project, task } = demoSchedule(viewing);
    return { project, task, revisions: [] };
  }),

  handler(outlineCalls.view, ({ viewing, at }) => demoStepView(viewing, outlineScript, at ?? 0)),
  handler(outlineCalls.version, ({ viewing, at, params }) =>
    demoVersion(viewing, outlineScript, at ?? 0, params.version),
  ),
  handler(outlineCalls.store, ({ viewing, at, body: { content, is_draft, revision } }) =>
    is_draft
      ? demoStepView(viewing, outlineScript, at ?? 0, { content: cleanOutline(content), revision: revision + 1 })
      : demoStepView(viewing, outlineScript, sceneAfter(outlineScript, at ?? 0, 'send')),
  ),
  handler(outlineCalls.finalise, ({ viewing, at }) =>
    demoStepView(viewing, outlineScript, sceneAfter(outlineScript, at ?? 0, 'finalise')),
  ),
  handler(outlineCommentCalls.list, ({ viewing, at }) => outlineComments(viewing, at ?? 0)),
  handler(outlineCommentCalls.replies, () => []),
  handler(outlineCommentCalls.send, ({ viewing, at, body }) =>
    sentComment(viewing, body, { platform_uuid: null, version: outlineScript.scenes[at ?? 0]?.version ?? 0 }),
  ),
  handler(outlineCommentCalls.setProcessed, ({ viewing, at, params, body }) => {
    const comment = outlineComments(viewing, at ?? 0).find(({ message_id }) => message_id === params.message);
    return comment && { ...comment, is_processed: body.status };
  }),

  handler(videoCalls.view, ({ viewing, at }) => demoVideoView(viewing, at ?? firstScene)),
  // The page of the first scene shows the second version once its video is added.
  handler(videoCalls.version, ({ viewing, at, params }) =>
    filmVersion(viewing, Math.max(at ?? firstScene, firstScene + 1), params.version),
  ),
  handler(videoCalls.store, ({ viewing, at, body: { content, is_draft, revision } }) =>
    is_draft
      ? demoVideoView(viewing, at ?? firstScene, { content, revision: revision + 1 })
      : demoVideoView(viewing, sceneAfter(filmScript, at ?? firstScene, 'send')),
  ),
  handler(videoCalls.finalise, ({ viewing, at }) =>
    demoVideoView(viewing, sceneAfter(filmScript, at ?? firstScene, 'finalise')),
  ),
  handler(videoUploadCalls.unsent, ({ viewing, at }) => (at === firstScene ? filmAtWork(viewing) : null)),
  handler(videoCommentCalls.list, ({ viewing, at }) => filmComments(viewing, at ?? firstScene)),
  handler(videoCommentCalls.replies, () => []),
  handler(videoCommentCalls.send, ({ viewing, at, body }) =>
    sentComment(viewing, body, { platform_uuid: null, version: filmScript.scenes[at ?? firstScene]?.version ?? 0 }),
  ),

  handler(copywritingCalls.list, ({ viewing, at }) => copyList(viewing, at ?? firstCopy)),
  handler(copywritingCalls.view, ({ viewing, at }) => demoStepView(viewing, copyScript, at ?? firstCopy)),
  handler(copywritingCalls.version, ({ viewing, at, params }) =>
    demoVersion(viewing, copyScript, at ?? firstCopy, params.version),
  ),
  handler(copywritingCalls.store, ({ viewing, at, body: { content, is_draft, revision } }) =>
    is_draft
      ? demoStepView(viewing, copyScript, at ?? firstCopy, { content: cleanCopy(content), revision: revision + 1 })
      : demoStepView(viewing, copyScript, sceneAfter(copyScript, at ?? firstCopy, 'send')),
  ),
  handler(copywritingCalls.finalise, ({ viewing, at }) =>
    demoStepView(viewing, copyScript, sceneAfter(copyScript, at ?? firstCopy, 'finalise')),
  ),
  handler(copyCommentCalls.list, () => []),
  handler(copyCommentCalls.send, ({ viewing, at, body }) =>
    sentComment(viewing, body, {
      platform_uuid: demoIds.platform,
      version: copyScript.scenes[at ?? firstCopy]?.version ?? 0,
    }),
  ),

  handler(worksCalls.view, ({ viewing, at }) => demoWorks(viewing, at ?? firstScene)),
  handler(worksCalls.store, ({ viewing, at, body: { content, is_draft, revision } }) =>
    is_draft
      ? demoWorks(viewing, at ?? firstScene, { content, revision: revision + 1 })
      : demoWorks(viewing, submittedScene, { content }),
  ),
  handler(worksCommentCalls.list, () => []),
  handler(worksCommentCalls.send, ({ viewing, body }) =>
    sentComment(viewing, body, { platform_uuid: null, version: 1 }),
  ),

  handler(caseReportCalls.list, ({ viewing }) => demoReports(viewing)),
  handler(caseReportCalls.summary, ({ viewing }) => demoSummary(viewing)),
  handler(caseReportCalls.save, ({ viewing, params, body: { content, revision } }) =>
    params.url_uid === demoIds.platform ? demoReports(viewing, { content, revision: revision + 1 }) : undefined,
  ),
  handler(reportCommentCalls.list, () => []),
  handler(reportCommentCalls.send, ({ viewing, body }) =>
    sentComment(viewing, body, { platform_uuid: demoIds.platform, version: 0 }),
  ),

  handler(suggestionCalls.list, () => []),
  handler(claimCalls.list, () => []),
  handler(traceCalls.view, ({ at }) => demoTrace(at ?? 0)),
];
