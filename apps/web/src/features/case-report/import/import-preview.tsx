import type { CaseReport, ReportContent } from '@paidang/contract/entities';
import { reportLimits } from '@paidang/contract/limits';
import { type FigureName, figureOf, isGiven, reportTypeDefinition } from '@paidang/contract/report';
import type { ImportedFile, ImportOptions, ImportProblem } from '@paidang/contract/report-import';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Checkbox } from '@paidang/ui/checkbox';
import { DialogFooter } from '@paidang/ui/dialog';
import { useState } from 'react';
import { labels as words } from '#labels/report-import';
import { withDays } from '../pasted-days';
import { ColumnTable, DayTable } from './import-tables';
import { importWords, type ReportData, someFigures } from './imported-content';
import { likelyPost, PostField } from './post-field';

type Mapping = NonNullable<ImportOptions['mapping']>;

export interface ImportPreviewProps {
  found: ImportedFile;
  content: ReportContent;
  work: CaseReport['work'];
  onMap: (mapping: Mapping) => void;
  onAgain: () => void;
  onTake: (imported: ReportData) => void;
}

/** Compares the file's values with the current ones: each figure can be left out or mapped elsewhere before it is applied. */
export function ImportPreview({ found, content, work, onMap, onAgain, onTake }: ImportPreviewProps) {
  const { posts, problems, curve_perday: days } = found;
  const [mapping, setMapping] = useState<Mapping>({});
  const [line, setLine] = useState<number | null>(null);
  const [takesDays, setTakesDays] = useState(true);
  // Columns keep their place when they are mapped to another figure.
  const [used] = useState(() => new Set(found.columns.filter(({ figure }) => figure).map(({ header }) => header)));
  const columns = [...new Map(found.columns.map((column) => [column.header, column])).values()].filter(
    ({ header }) => header !== '',
  );
  const suggested = likelyPost(posts, work);
  const post = posts.find((one) => one.line === line) ?? suggested;
  const own: readonly FigureName[] = reportTypeDefinition(content.report_type).figures;
  const table = {
    figures: own.filter((name) => figureOf(name).kind !== 'age'),
    now: content.figures,
    next: post?.figures ?? null,
    onMap: (header: string, figure: FigureName | null) => {
      const others = columns.filter((column) => column.figure === figure && figure !== null);
      const next = {
        ...mapping,
        ...Object.fromEntries(others.map((column) => [column.header, null])),
        [header]: figure,
      };
      setMapping(next);
      onMap(next);
    },
  };

  const fits = withDays(content.curve_perday, [...days]).length <= reportLimits.days;
  const now = new Map(content.curve_perday.map(({ date, value }) => [date, value]));
  const changed: ReportData = {
    figures: someFigures(
      post?.figures ?? {},
      own.filter((name) => isGiven(post?.figures[name]) && post?.figures[name] !== content.figures[name]),
    ),
    curve_perday: takesDays && fits ? days.filter(({ date, value }) => now.get(date) !== value) : [],
  };
  const summary = importWords(changed);
  const isMissingPost = posts.length > 0 && !post;
  const [said, setSaid] = useState(false);
  const take = () => (summary ? onTake(changed) : setSaid(true));
  const unused = columns.filter(({ header }) => !used.has(header));
  return (
    <>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">
        {posts.length > 0 ? (
          <>
            <PostField posts={posts} post={post} isSuggested={line === null && post !== null} onChange={setLine} />
            <section>
              <h3 className="mb-2 text-14 font-strong">{words.columns}</h3>
              <ColumnTable
                {...table}
                caption={words.columns}
                columns={columns.filter(({ header }) => used.has(header))}
              />
            </section>
            {unused.length > 0 ? (
              <details>
                <summary className="w-fit cursor-pointer py-1.5 text-13 text-ink-2">
                  {words.unused(unused.length)}
                </summary>
                <ColumnTable {...table} caption={words.unusedColumns} columns={unused} />
              </details>
            ) : null}
          </>
        ) : null}
        {days.length > 0 ? (
          <section className="grid gap-2">
            <h3 className="text-14 font-strong">{words.days}</h3>
            <Days days={days} now={now} fits={fits} takes={takesDays} onTakes={setTakesDays} />
          </section>
        ) : null}
        <Problems problems={problems} />
      </div>
      <p role="status" className="mt-4 text-13 text-danger-600 empty:hidden">
        {said && !summary ? (isMissingPost ? words.choosePost : words.nothing) : null}
      </p>
      <DialogFooter className="sticky -bottom-8 -mx-8 -mb-8 border-t border-line bg-raised px-8 py-4 max-sm:-bottom-6 max-sm:-mx-6 max-sm:-mb-6 max-sm:px-6">
        <Button variant="ghost" onClick={onAgain}>
          {words.again}
        </Button>
        <Button variant="ink" off={!summary} onClick={take}>
          {words.take(summary)}
        </Button>
      </DialogFooter>
    </>
  );
}

interface DaysProps {
  days: ImportedFile['curve_perday'];
  now: ReadonlyMap<string, number>;
  /** Whether the report has room for all of them. */
  fits: boolean;
  takes: boolean;
  onTakes: (takes: boolean) => void;
}

function Days({ days, now, fits, takes, onTakes }: DaysProps) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const replaced = days.filter(({ date, value }) => now.has(date) && now.get(date) !== value).length;
  const dayText = (date: string) => date.replaceAll('-', '/');
  return (
    <>
      <p className="text-13 text-ink-2">
        {[
          words.daysOf(days.length, dayText(first.date), dayText(last.date)),
          ...(replaced > 0 ? [words.replacedDays(replaced)] : []),
        ].join('，')}
      </p>
      {fits ? (
        <Checkbox label={words.takeDays} checked={takes} onCheckedChange={(checked) => onTakes(checked === true)} />
      ) : (
        <Callout tone="danger">{words.tooManyDays(reportLimits.days)}</Callout>
      )}
      <DayTable days={days} now={now} />
    </>
  );
}

function Problems({ problems }: { problems: readonly ImportProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Callout tone="warning" title={words.problems(problems.length, problems.length === reportLimits.importProblems)}>
      <ul className="max-h-40 overflow-y-auto [overflow-wrap:anywhere]">
        {problems.map(({ line, header, message }) => (
          <li key={`${line} ${header} ${message}`}>{words.problem(line, header, message)}</li>
        ))}
      </ul>
    </Callout>
  );
}
