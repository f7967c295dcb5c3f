import type { Work, WorkContent, WorkReport, WorksView } from '@paidang/contract/entities';
import { publishedAt } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { type WorksStatus, worksMachine } from '@paidang/contract/workflow';
import { toPerson } from '../../users';
import { matchOf } from '../../works';
import { dayFrom, daysAgo, demoId, type Viewing } from './cast';
import { demoPlatform, demoProject, demoStep, demoTask } from './project';
import { brief, copyVersions, publishedText } from './texts';

const code = functionCodes.worksOnline;
const last = copyVersions[1];
/** Its text is a paragraph a line already. */
const approved = { version: 2, html: last.mode === 'post' ? last.text : '' };

/** By the ending of the placeholder: to be reported, waiting for review, through. */
const scenes: Readonly<Record<number, WorksStatus>> = { 1: 'drafting', 2: 'submitted', 3: 'passed' };
/** Where what was submitted leads. */
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
    comparison: { approved, match: matchOf(approved, content.text) },
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

/** The one work of the demo in a scene; `undefined` where the story has none such. */
export function demoWorks(viewing: Viewing, at: number, saved?: Saved): WorksView | undefined {
  const status = scenes[at];
  if (!status) return undefined;
  const isWriting = status === 'drafting';
  const standing = { code, status, version: isWriting ? 0 : 1 } as const;
  const { uuid, name, status: projectStatus, vendor } = demoProject(viewing, standing);
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
    task: demoTask(viewing, standing),
    step: demoStep(viewing, code, standing),
    ad_disclosure: brief.ad_disclosure,
    works: [work],
    may_unlock: false,
  };
}

const isPassed = (status: WorksStatus): boolean => status === 'passed';
