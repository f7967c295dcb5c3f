import { LoadingOverlay } from '@paidang/ui/loading-overlay';

/** The page may have moved the focus to what the answer is about, such as a field that was refused. */
const keepMovedFocus = (event: Event) => {
  if (document.activeElement !== document.body) event.preventDefault();
};

/** Blocks the page while something runs that must be neither doubled nor cut off. */
export const BlockingOverlay = ({ open }: { open: boolean }) => (
  <LoadingOverlay open={open} onCloseAutoFocus={keepMovedFocus} />
);
