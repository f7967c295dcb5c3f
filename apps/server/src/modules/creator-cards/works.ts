import { type CardWork, ReportContent, type WorkConsentState, WorkContent } from '@paidang/contract/entities';
import { reportTypeDefinition } from '@paidang/contract/report';
import { dayOf } from '@paidang/contract/rules';
import { normaliseTaskType } from '@paidang/contract/vocabulary';
import type { Database } from '../../platform/database';
import {
  type ClosedTask,
  listAccepted,
  listPictures,
  listPlatformTitles,
  listPublished,
  listShown,
} from './works-store';

/** What a card shows of a closing report: its picture and number of views. */
function reportFigures(content: string) {
  const { report_type: type, report_banner_url: picture, figures } = ReportContent.parse(JSON.parse(content));
  const views = figures[reportTypeDefinition(type).views];
  return { picture: picture || null, views: typeof views === 'number' ? views : null };
}

/** The works on a creator's card for which the vendors gave consent. */
export async function shownWorks(db: Database, creatorId: string): Promise<CardWork[]> {
  const shown = await listShown(db, creatorId);
  if (shown.length === 0) return [];
  const ids = shown.map(({ task }) => task.id);
  const published = await listPublished(db, ids);
  const reports = await listAccepted(db, ids);
  const pictures = await listPictures(db, ids);
  return shown.flatMap(({ task, brand }) => {
    const work = published.find(({ taskId }) => taskId === task.id);
    if (!work) return [];
    const { platform, report } = work;
    const accepted = reports.find(({ platformId }) => platformId === platform.id);
    const figures = accepted ? reportFigures(accepted.content) : null;
    return {
      task_uuid: task.id,
      title: task.title,
      type: normaliseTaskType(task.type),
      platform: platform.title,
      kind: platform.kind,
      url: WorkContent.parse(JSON.parse(report.content)).url,
      published_on: dayOf(report.publishedAt),
      picture: figures?.picture ?? pictures.find(({ taskId }) => taskId === task.id)?.picture ?? null,
      brand,
      views: figures?.views ?? null,
    };
  });
}

/** Tasks with their vendors' consents to showing the works. */
export async function presentConsents(db: Database, tasks: readonly ClosedTask[]): Promise<WorkConsentState[]> {
  if (tasks.length === 0) return [];
  const ids = tasks.map(({ task }) => task.id);
  const platforms = await listPlatformTitles(db, ids);
  const pictures = await listPictures(db, ids);
  return tasks.map(({ task, project, brand, consent }) => ({
    task_uuid: task.id,
    title: task.title,
    project: { uuid: project.id, name: project.name },
    brand,
    picture: pictures.find(({ taskId }) => taskId === task.id)?.picture ?? null,
    platforms: platforms.filter(({ taskId }) => taskId === task.id).map(({ title }) => title),
    consent: consent?.consent ?? 'none',
    asked_at: consent?.askedAt?.toISOString() ?? null,
    answered_at: consent?.answeredAt?.toISOString() ?? null,
  }));
}
