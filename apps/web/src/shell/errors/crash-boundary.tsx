import { messages } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Component, type ReactNode, useEffect } from 'react';
import { labels } from '#labels/shell';
import { isChunkError, reloadIfReachable, reloadOnce } from './chunk-error';

interface CrashBoundaryProps {
  /** A new value resets the error and renders the page again. */
  resetKey: string;
  /** @default reloads the page */
  reload?: () => void;
  children: ReactNode;
}

interface CrashBoundaryState {
  error: unknown;
  resetKey: string;
}

/** Error panel for a page that failed to render, or that could not be loaded because a newer version was deployed. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<CrashBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(props: CrashBoundaryProps, state: CrashBoundaryState) {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown) {
    if (isChunkError(error)) void reloadOnce();
  }

  private words(): { title: string; hint: string } {
    const { crashed, crashedHint, offlineTitle, stale } = labels.errors;
    if (!isChunkError(this.state.error)) return { title: crashed, hint: crashedHint };
    // While offline there is no telling whether there is a newer version.
    if (!navigator.onLine) return { title: offlineTitle, hint: messages.offline };
    return { title: messages.siteUpdated, hint: stale };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    const words = this.words();
    const { reload = () => window.location.reload() } = this.props;
    return (
      <main className="grid min-h-[60dvh] place-items-center p-6">
        <div role="alert" className="viewfinder max-w-md px-10 py-8 text-center [--vf-length:18px]">
          <h1 className="text-22 font-strong">{words.title}</h1>
          <p className="mt-2 mb-6 text-ink-2">{words.hint}</p>
          <Button variant="ink" onClick={reload}>
            {labels.errors.reload}
          </Button>
        </div>
        {isChunkError(this.state.error) ? <ReloadWhenOnline reload={reload} /> : null}
      </main>
    );
  }
}

/** Loads what the lost connection kept from loading; unsaved work waits for the button. */
function ReloadWhenOnline({ reload }: { reload: () => void }) {
  useEffect(() => {
    const retry = () => void reloadIfReachable(reload);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [reload]);
  return null;
}
