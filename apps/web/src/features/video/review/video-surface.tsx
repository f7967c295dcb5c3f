import type { StepSurfaceProps } from '../../../step/step-kind';

/** Surface of a film: full width, as high as the window permits. */
export function VideoSurface({ editing, children }: StepSurfaceProps) {
  return (
    <div data-tour="step-paper" className="min-h-0 flex-1 lg:overflow-y-auto">
      <div
        className={
          editing
            ? 'mx-auto grid min-h-full w-full max-w-[824px] content-center px-4 py-6 sm:px-8 [&>*]:min-w-0'
            : 'flex min-h-full flex-col p-4 max-lg:px-0 max-lg:pt-0 lg:h-full lg:min-h-[420px] lg:px-8 lg:pt-4 lg:pb-2 [&>div]:flex [&>div]:min-h-0 [&>div]:flex-1 [&>div]:flex-col'
        }
      >
        {children}
      </div>
    </div>
  );
}
