import { ClockAlert, Search } from 'lucide-react';
import { useState } from 'react';
import { AvatarPair } from '../avatar-pair';
import { Badge } from '../badge';
import { Button } from '../button';
import { Count } from '../count';
import { EmptyState } from '../empty-state';
import { Field } from '../field';
import { FilmMini } from '../film-mini';
import { Input } from '../input';
import { Segmented } from '../segmented';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableEmpty,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
} from '../table';
import { type ExampleProject, projects } from './projects';

type Filter = 'all' | 'mine' | 'late';

const passes: Record<Filter, (project: ExampleProject) => boolean> = {
  all: () => true,
  mine: (project) => project.turn === 'left',
  late: (project) => project.late,
};
const filters: [Filter, string][] = [
  ['all', '全部'],
  ['mine', '輪到我'],
  ['late', '逾期'],
];

/** A list with a filter, a search and a way out of "nothing found". */
export function ProjectList({ initialQuery = '' }: { initialQuery?: string }) {
  const [filter, setFilter] = useState<Filter>('all');
  const [query, setQuery] = useState(initialQuery);
  const shown = projects.filter(
    (project) => passes[filter](project) && `${project.name}${project.partner}`.includes(query.trim()),
  );
  const clear = () => {
    setQuery('');
    setFilter('all');
  };
  return (
    <div className="pd:grid pd:gap-4">
      <div className="pd:flex pd:flex-wrap pd:items-center pd:justify-between pd:gap-3">
        <Segmented
          label="篩選專案"
          value={filter}
          onValueChange={setFilter}
          options={filters.map(([value, label]) => ({ value, label, count: projects.filter(passes[value]).length }))}
        />
        <Field label="搜尋專案" labelHidden className="pd:w-full pd:sm:w-60">
          <Input
            size="sm"
            placeholder="專案或創作者"
            prefix={<Search size={16} strokeWidth={1.75} aria-hidden="true" />}
            clearable
            clearLabel="清除搜尋"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </Field>
      </div>
      <Table>
        <TableCaption visuallyHidden>專案</TableCaption>
        <TableHead>
          <TableRow>
            <TableHeader>專案</TableHeader>
            <TableHeader>進度</TableHeader>
            <TableHeader>輪到誰</TableHeader>
            <TableHeader>下一個日期</TableHeader>
            <TableHeader align="end">未讀</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((project) => (
            <ProjectRow key={project.id} project={project} />
          ))}
          {shown.length === 0 && (
            <TableEmpty columns={5}>
              <EmptyState
                title={`找不到「${query}」`}
                description="換個字，或看看其他篩選。"
                action={<Button onClick={clear}>清除篩選</Button>}
              />
            </TableEmpty>
          )}
        </TableBody>
      </Table>
    </div>
  );
}

function ProjectRow({ project }: { project: ExampleProject }) {
  const turns = { left: '輪到你', right: `等${project.partner}`, none: '都完成了' };
  return (
    <TableRow>
      <TableRowHeader>{project.name}</TableRowHeader>
      <TableCell label="進度">
        <FilmMini frames={project.frames} label={project.step} />
      </TableCell>
      <TableCell label="輪到誰">
        <AvatarPair
          size={24}
          left={{ name: '山眠', tone: 'vendor' }}
          right={{ name: project.partner, tone: 'creator' }}
          to={project.turn}
          label={turns[project.turn]}
        />
      </TableCell>
      <TableCell label="下一個日期">
        {project.late ? (
          <Badge tone="danger" icon={<ClockAlert size={12} strokeWidth={1.75} aria-hidden="true" />}>
            {project.due} 逾期
          </Badge>
        ) : (
          <span className="pd:tabular-nums">{project.due}</span>
        )}
      </TableCell>
      <TableCell label="未讀" align="end">
        {project.unread > 0 ? <Count value={project.unread} label={`${project.unread}則未讀`} /> : '—'}
      </TableCell>
    </TableRow>
  );
}
