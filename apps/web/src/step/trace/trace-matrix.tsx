import type { TraceMatrix as Matrix, Requirement, Task, TraceCell, TraceColumn } from '@paidang/contract/entities';
import { frameText } from '@paidang/contract/rules';
import { requirementKinds } from '@paidang/contract/trace';
import { functionTitles } from '@paidang/contract/vocabulary';
import { cn } from '@paidang/ui/cn';
import { Popover, PopoverContent, PopoverTrigger } from '@paidang/ui/popover';
import { Segmented } from '@paidang/ui/segmented';
import { TableScroll } from '@paidang/ui/table';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/trace';
import { versionWord } from '#labels/version-names';
import { stepPath } from '../step-link';
import { countMet } from './shown-trace';
import { KindMark, StateMark, stateName } from './state-mark';
import { Evidence, LaterFrame, MarkedBy } from './trace-item';

export interface TraceMatrixProps {
  task: Task;
  matrix: Matrix;
}

const keyOf = ({ function: code, platform_uuid }: TraceColumn) => `${code} ${platform_uuid ?? ''}`;
const gapsOf = ({ cells }: TraceColumn) => cells.filter(({ state }) => state === 'gap').length;
const cellOf = ({ cells }: TraceColumn, { requirement_uuid }: Requirement) =>
  cells.find((cell) => cell.requirement_uuid === requirement_uuid);

/** Table of all requirements of the brief by step; gaps are marked in red and in text. */
export function TraceMatrix({ task, matrix }: TraceMatrixProps) {
  const { requirements, columns, brief_version: version } = matrix;
  const [filter, setFilter] = useState<'all' | 'gaps'>('all');
  const title = useId();
  if (requirements.length === 0 || version === null) return null;
  const isGap = (one: Requirement) => columns.some((column) => cellOf(column, one)?.state === 'gap');
  const missing = requirements.filter(isGap);
  const rows = filter === 'all' ? requirements : missing;
  const countOf = (kind: Requirement['kind']) => requirements.filter((one) => one.kind === kind).length;
  return (
    <section aria-labelledby={title} data-slot="trace-matrix" data-tour="trace-matrix" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={title} className="text-18 font-strong">
            {labels.title}
          </h2>
          <p className="text-13 text-ink-2">{labels.hint(version)}</p>
        </div>
        <Segmented
          className="print:hidden"
          label={labels.filter.label}
          value={filter}
          onValueChange={setFilter}
          options={[
            { value: 'all', label: labels.filter.all, count: requirements.length },
            { value: 'gaps', label: labels.filter.gaps, count: missing.length },
          ]}
        />
      </div>
      <TableScroll label={labels.brief(version)} className="rounded-control border border-line bg-surface">
        <table className="w-full border-collapse text-13">
          <thead>
            <tr className="bg-film text-film-ink">
              <th
                scope="col"
                className="sticky left-0 z-1 min-w-56 bg-film px-4 py-2.5 text-left font-regular max-sm:min-w-40"
              >
                <span className="block text-14 font-strong">{labels.brief(version)}</span>
                <span className="block text-12 text-film-ink-2">
                  {labels.kindCounts(countOf('say'), countOf('show'), countOf('not'))}
                </span>
              </th>
              {columns.map((column) => (
                <ColumnHead key={keyOf(column)} column={column} />
              ))}
            </tr>
          </thead>
          {requirementKinds.map((kind) => {
            const own = rows.filter((one) => one.kind === kind);
            if (own.length === 0) return null;
            return (
              <tbody key={kind}>
                <tr className="bg-sunken">
                  <th
                    scope="rowgroup"
                    colSpan={columns.length + 1}
                    className="px-4 py-1 text-left text-12 font-medium text-ink-2"
                  >
                    <span className="sticky left-4 inline-flex items-center gap-2">
                      <KindMark kind={kind} />
                      {labels.kinds[kind]}
                    </span>
                  </th>
                </tr>
                {own.map((requirement) => (
                  <tr key={requirement.requirement_uuid} className="border-t border-line">
                    <th scope="row" className="sticky left-0 z-1 bg-surface px-4 py-2 text-left font-regular">
                      <span className="flex gap-3">
                        <span className="w-4 shrink-0 font-mono text-12 leading-5.5 text-ink-3">
                          {requirement.number}
                        </span>
                        <span className="min-w-0 text-14 [overflow-wrap:anywhere]">
                          {requirement.text}
                          {requirement.since > 1 ? (
                            <span
                              title={labels.changedTitle(requirement.since)}
                              className="ml-2 text-12 text-warning-600"
                            >
                              {labels.changed(requirement.since)}
                            </span>
                          ) : null}
                        </span>
                      </span>
                    </th>
                    {columns.map((column) => (
                      <MatrixCell key={keyOf(column)} task={task} column={column} requirement={requirement} />
                    ))}
                  </tr>
                ))}
              </tbody>
            );
          })}
        </table>
      </TableScroll>
      {rows.length === 0 ? <p className="py-4 text-14 text-ink-2">{labels.noGaps}</p> : null}
      <p className="mt-2 text-12 text-ink-3">{labels.disclaimer}</p>
    </section>
  );
}

function ColumnHead({ column }: { column: TraceColumn }) {
  const { function: code, platform_title, version, cells } = column;
  const { met, all } = countMet(cells);
  const gaps = gapsOf(column);
  return (
    <th
      scope="col"
      className={cn(
        'min-w-36 border-l border-film-edge px-3 py-2.5 text-left align-top font-regular',
        version === null && 'text-film-ink-2',
      )}
    >
      <span className="flex items-baseline justify-between gap-2">
        <span className="text-14 font-strong">{functionTitles[code]}</span>
        <span className="font-mono text-12 text-film-ink-2">{version === null ? '–' : versionWord(code, version)}</span>
      </span>
      <span className="flex items-baseline justify-between gap-2 text-12">
        <span className="truncate text-film-ink-2">{platform_title ?? ''}</span>
        {version === null ? (
          <span className="text-film-ink-2">{labels.notSent}</span>
        ) : (
          <span className={gaps > 0 ? 'font-medium text-(--pd-film-late)' : 'text-film-ink-2'}>
            {gaps > 0 ? labels.columnGaps(gaps) : labels.columnMet(met, all)}
          </span>
        )}
      </span>
    </th>
  );
}

/** Short text of a cell: the moment of the video, the text that meets the requirement, or the state. */
function wordsOf({ kind }: Requirement, { state, mark, places }: TraceCell): string {
  if (mark?.time) return frameText(mark.time, mark.time_end, null);
  const [place] = places;
  return place && kind !== 'not' && state === 'met' ? `「${place.text}」` : stateName(kind, state);
}

interface MatrixCellProps {
  task: Task;
  column: TraceColumn;
  requirement: Requirement;
}

function MatrixCell({ task, column, requirement }: MatrixCellProps) {
  const cell = cellOf(column, requirement);
  if (!cell || (cell.state === 'none' && !cell.earlier)) {
    return (
      <td className="border-l border-line px-3 py-2 text-ink-3">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{column.version === null ? labels.notSent : labels.notHere}</span>
      </td>
    );
  }
  const words = wordsOf(requirement, cell);
  const face: ReactNode = (
    <>
      <StateMark state={cell.state} />
      <span className="sr-only">{stateName(requirement.kind, cell.state)}</span>
      <span className="min-w-0 truncate">{words}</span>
    </>
  );
  const isGap = cell.state === 'gap';
  return (
    <td className={cn('border-l border-line p-0', isGap && 'bg-danger-50')}>
      <Popover>
        <PopoverTrigger asChild>
          <button
            type="button"
            className={cn(
              'flex min-h-10 w-full max-w-52 items-center gap-2 px-3 py-2 text-left hover:bg-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
              isGap ? 'font-medium text-danger-600' : 'text-ink-2',
            )}
          >
            {face}
          </button>
        </PopoverTrigger>
        <PopoverContent label={requirement.text} className="grid w-82 max-w-[calc(100vw-32px)] gap-3 p-4">
          <CellCard task={task} column={column} requirement={requirement} cell={cell} />
        </PopoverContent>
      </Popover>
    </td>
  );
}

function CellCard({ task, column, requirement, cell }: MatrixCellProps & { cell: TraceCell }) {
  const step = task.steps.find(
    ({ function: code, platform_uuid }) =>
      code === column.function && (platform_uuid === null || platform_uuid === column.platform_uuid),
  );
  const path = step && stepPath(task, { ...step, platform_uuid: column.platform_uuid });
  return (
    <>
      <p className="text-14 font-medium [overflow-wrap:anywhere]">{requirement.text}</p>
      <p
        className={cn(
          'flex items-center gap-1.5 text-13',
          cell.state === 'gap' ? 'font-medium text-danger-600' : 'text-ink-2',
        )}
      >
        <StateMark state={cell.state} />
        {cell.mark?.time
          ? frameText(cell.mark.time, cell.mark.time_end, null)
          : stateName(requirement.kind, cell.state)}
      </p>
      {cell.mark?.time && column.version !== null ? (
        <LaterFrame task={task.uuid} version={column.version} time={cell.mark.time} />
      ) : null}
      {cell.places.map((place) => (
        <Evidence key={`${place.field} ${place.start}`} place={place} />
      ))}
      <MarkedBy
        requirement={requirement}
        cell={cell}
        versionName={(version) => versionWord(column.function, version)}
      />
      {path ? (
        <Link to={path} className="text-14 font-medium underline underline-offset-4">
          {labels.actions.toStep}
        </Link>
      ) : null}
    </>
  );
}
