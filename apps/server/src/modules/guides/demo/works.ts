import type { Work, WorkContent, WorkReport, WorksView } from '@paidang/contract/entities';
import { publishedAt } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { type WorksStatus, worksMachine } from '@paidang/contract/workflow';
import { toPerson } from '../../users';
import { similarityTo } from '../../works';
import { dayFrom, daysAgo, demoId, type Viewing } from './cast';
import { demoPlatform, demoProject, demoStep, demoTask } from './project';
import { brief, copyVersions, publishedText } from './texts';

const code = functionCodes.worksOnline;
const last = copyVersions[1];
/** The approved text, which already has one paragraph per line. */
const approved = { version: 2, html: last.mode === 'post' ? last.text : '' };

/** Status by the number at the end of the placeholder: to be reported, submitted, passed. */
const scenes: Readonly<Record<number, WorksStatus>> = { 1: 'drafting', 2: 'submitted', 3: 'passed' };
/** The scene after submitting. */
export const submittedScene = 2;

const reported = (viewing: Viewing): WorkContent => ({
  url: 'https://www.instagram.com/reel/paidang30s/',
  published_date: dayFrom(viewing, -1),
  published_time: '20:30',
  text: publishedText,
  is_disclosed: true,
});

function reportOf(viewing: Viewing, content: WorkContent, isPassed: boolean): WorkReport {
  return {
    uuid: demoId(97),
    number: 1,
    content,
    published_at: (publishedAt(content.published_date, content.published_time) ?? viewing.now).toISOString(),
    created_by: toPerson(viewing.user),
    sent_at: daysAgo(viewing, 0),
    comparison: { approved, match: similarityTo(approved, content.text) },
    claims: null,
    verdict: isPassed ? 'passed' : null,
    reason: null,
    decided_at: isPassed ? daysAgo(viewing, 0) : null,
  };
}

interface Saved {
  readonly content: WorkContent;
  readonly revision?: number;
}

/** The demo's work in a scene; `undefined` when there is no such scene. */
export function demoWorks(viewing: Viewing, at: number, saved?: Saved): WorksView | undefined {
  const status = scenes[at];
  if (!status) return undefined;
  const isWriting = status === 'drafting';
  const position = { code, status, version: isWriting ? 0 : 1 } as const;
  const { uuid, name, status: projectStatus, vendor } = demoProject(viewing, position);
  const content = saved?.content ?? reported(viewing);
  const revision = saved?.revision ?? 1;
  const work: Work = {
    works_online_uuid: demoId(96),
    platform: demoPlatform,
    status,
    turn: worksMachine.statuses[status].turn === 'creator' ? 'creator' : isPassed(status) ? null : 'vendor',
    approved,
    reports: isWriting ? [] : [reportOf(viewing, content, isPassed(status))],
    draft: isWriting ? { content, base_version: 0, revision, updated_at: daysAgo(viewing, 0) } : null,
    revision,
    allowed: isWriting ? ['save_draft', 'submit'] : [],
  };
  return {
    project: { uuid, name, status: projectStatus, vendor },
    task: demoTask(viewing, position),
    step: demoStep(viewing, code, position),
    ad_disclosure: brief.ad_disclosure,
    works: [work],
    may_unlock: false,
  };
}

const isPassed = (status: WorksStatus): boolean => status === 'passed';
