import type { Task } from '@paidang/contract/entities';
import { cn } from '@paidang/ui/cn';
import { useTrace } from '../../data/trace';
import { TraceMatrix } from './trace-matrix';

export interface TraceSectionProps {
  task: Task;
  className?: string;
}

/** The matrix of a task; renders nothing until it is loaded. */
export function LoadedTrace({ task, className }: TraceSectionProps) {
  const { data } = useTrace(task.uuid);
  if (!data || data.requirements.length === 0) return null;
  return (
    <div className={cn('min-w-0', className)}>
      <TraceMatrix task={task} matrix={data} />
    </div>
  );
}
