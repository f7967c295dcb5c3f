import { Skeleton } from '@paidang/ui/skeleton';
import { ChatSkeleton } from '../features/chat/chat-skeleton';
import { StepSkeleton } from '../shared/step-page/step-skeleton';
import { mainId } from './skip-link';

/** The shape of a page while its code is on its way; as high as the window, so that no footer is pushed out of it. */
export function PageFallback() {
  return (
    <main
      id={mainId}
      aria-busy="true"
      className="grid min-h-(--desk-height) content-start gap-6 px-(--page-edge) pt-5 md:pt-8"
    >
      <Skeleton className="h-8 w-48" />
      <Skeleton shape="block" className="h-48" />
    </main>
  );
}

/** The same of a step's page. */
export function StepFallback() {
  return (
    <main id={mainId} aria-busy="true" className="flex flex-col lg:h-(--desk-height) lg:overflow-hidden">
      <StepSkeleton />
    </main>
  );
}

/** The same of the chat. */
export function ChatFallback() {
  return (
    <main id={mainId} aria-busy="true" className="h-(--desk-height)">
      <ChatSkeleton />
    </main>
  );
}
