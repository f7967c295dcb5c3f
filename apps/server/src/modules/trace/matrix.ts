import type { Requirement, TraceColumn, TraceMark, TraceMatrix } from '@paidang/contract/entities';
import { traceRequirement } from '@paidang/contract/trace';
import { functionCodes } from '@paidang/contract/vocabulary';
import { createBreaths } from '../../platform/breathe';
import type { RequirementRow } from '../requirements';
import { type PersonRow, toPerson } from '../users';
import type { TracePlace, TraceSources } from './sources';
import type { MarkRecord, MarkRow } from './store';
import { textsOfVersion } from './texts';

const presentRequirement = ({ id, kind, number, text, since }: RequirementRow): Requirement => ({
  requirement_uuid: id,
  kind,
  number,
  text,
  since,
});

export const presentMark = (mark: MarkRow, author: PersonRow): TraceMark => ({
  mark_uuid: mark.id,
  version: mark.version,
  is_met: mark.isMet,
  about: mark.about,
  quote: mark.quote,
  note: mark.note,
  time: mark.time,
  time_end: mark.timeEnd,
  created_by: toPerson(author),
  created_at: mark.createdAt.toISOString(),
});

const isOf = ({ function: code, stepId, platform_uuid }: TracePlace, { mark }: MarkRecord): boolean =>
  mark.stepId === stepId && (code !== functionCodes.worksOnline || mark.platformId === platform_uuid);

/** The requirements of a task's brief, and how each step meets them. This may take long, so not inside a transaction. */
export async function traceMatrix({ requirements, marks, places, briefVersion }: TraceSources): Promise<TraceMatrix> {
  const breathe = createBreaths();
  const columns: TraceColumn[] = [];
  for (const { stepId, content, ...place } of places) {
    const said = marks
      .filter((one) => isOf({ ...place, stepId, content }, one))
      .map(({ mark, author }) => ({ requirement_uuid: mark.requirementId, ...presentMark(mark, author) }));
    const texts = content === null ? null : textsOfVersion(place.function, content);
    const cells: TraceColumn['cells'] = [];
    for (const requirement of requirements) {
      const own = said.filter(({ requirement_uuid }) => requirement_uuid === requirement.id);
      const cell = traceRequirement({ requirement, code: place.function, version: place.version, texts, marks: own });
      cells.push({ requirement_uuid: requirement.id, ...cell, places: [...cell.places] });
      await breathe();
    }
    columns.push({ ...place, cells, marks: said });
  }
  return { brief_version: briefVersion, requirements: requirements.map(presentRequirement), columns };
}
