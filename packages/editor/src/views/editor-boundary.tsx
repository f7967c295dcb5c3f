import { Button } from '@paidang/ui/button';
import { Component, type ReactNode } from 'react';
import type { FailureLabels } from '../labels';
import { CopyContent } from './copy-content';
import { RichTextView } from './rich-text-view';

interface EditorBoundaryProps {
  /** The text at the time the editor crashed. */
  lastHtml(): string;
  labels: FailureLabels;
  /** Renders the editor, starting from the given HTML after a reload. */
  children(recovered: string | null): ReactNode;
}

interface EditorBoundaryState {
  /** The text of the crashed editor; null while it works. */
  broken: string | null;
  recovered: string | null;
}

/** On an error inside the editor the text stays readable and can be reopened in a fresh editor; only the toolbar is lost. */
export class EditorBoundary extends Component<EditorBoundaryProps, EditorBoundaryState> {
  override state: EditorBoundaryState = { broken: null, recovered: null };

  static getDerivedStateFromError(): Partial<EditorBoundaryState> {
    return { broken: '' };
  }

  // The editor has unmounted by now and has reported its debounced changes.
  override componentDidCatch() {
    this.setState({ broken: this.props.lastHtml() });
  }

  override render() {
    const { children, labels, lastHtml } = this.props;
    const { broken, recovered } = this.state;
    if (broken === null) return children(recovered);
    return (
      <div data-slot="editor" data-state="broken" className="pd-root pde:grid pde:gap-4">
        <div className="pde:flex pde:flex-wrap pde:items-center pde:justify-between pde:gap-3 pde:rounded-control pde:bg-danger-50 pde:px-4 pde:py-3 pde:text-danger-600">
          <p role="alert">{labels.message}</p>
          <div className="pde:flex pde:flex-wrap pde:items-center pde:gap-2">
            <CopyContent labels={labels} />
            <Button size="sm" onClick={() => this.setState({ broken: null, recovered: lastHtml() })}>
              {labels.reload}
            </Button>
          </div>
        </div>
        <RichTextView html={broken} />
      </div>
    );
  }
}
