import { Button } from '@paidang/ui/button';
import { Component, type ReactNode } from 'react';
import type { EditorLabels } from '../labels';
import { RichTextView } from './rich-text-view';

interface EditorBoundaryProps {
  /** What was written when the editor broke. */
  lastHtml(): string;
  labels: EditorLabels['failure'];
  /** The editor, starting from the given HTML when it was reloaded. */
  children(recovered: string | null): ReactNode;
}

interface EditorBoundaryState {
  broken: boolean;
  recovered: string | null;
}

/** An error inside the editor costs the tools, never the text: it stays readable and opens again where it was. */
export class EditorBoundary extends Component<EditorBoundaryProps, EditorBoundaryState> {
  override state: EditorBoundaryState = { broken: false, recovered: null };

  static getDerivedStateFromError(): Partial<EditorBoundaryState> {
    return { broken: true };
  }

  override render() {
    const { children, labels, lastHtml } = this.props;
    if (!this.state.broken) return children(this.state.recovered);
    return (
      <div data-slot="editor" data-state="broken" className="pd-root pde:grid pde:gap-4">
        <div
          role="alert"
          className="pde:flex pde:flex-wrap pde:items-center pde:justify-between pde:gap-3 pde:rounded-control pde:bg-danger-50 pde:px-4 pde:py-3 pde:text-danger-600"
        >
          <p>{labels.message}</p>
          <Button size="sm" onClick={() => this.setState({ broken: false, recovered: lastHtml() })}>
            {labels.reload}
          </Button>
        </div>
        <RichTextView html={lastHtml()} />
      </div>
    );
  }
}
