import { Skeleton } from '@paidang/ui/skeleton';
import { StepHeadSkeleton } from '../../step/page/step-skeleton';

/** Skeleton of a schedule: the film strip, with the dates below it. */
export function ScheduleSkeleton() {
  return (
    <StepHeadSkeleton>
      <div className="flex-1 px-(--page-edge) pt-5">
        <Skeleton shape="block" className="h-72 max-md:-mx-4 max-md:w-auto max-md:rounded-none" />
        <div className="mt-14 grid gap-10">
          {['a', 'b', 'c'].map((row) => (
            <Skeleton key={row} className="h-10 max-w-(--page-text)" />
          ))}
        </div>
      </div>
    </StepHeadSkeleton>
  );
}
