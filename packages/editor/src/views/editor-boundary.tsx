import { Button } from '@paidang/ui/button';
import { Component, type ReactNode } from 'react';
import type { FailureLabels } from '../labels';
import { CopyContent } from './copy-content';
import { RichTextView } from './rich-text-view';

interface EditorBoundaryProps {
  /** What was written when the editor broke. */
  lastHtml(): string;
  labels: FailureLabels;
  /** The editor, starting from the given HTML when it was reloaded. */
  children(recovered: string | null): ReactNode;
}

interface EditorBoundaryState {
  /** The text of the broken editor; null while it works. */
  broken: string | null;
  recovered: string | null;
}

/** An error inside the editor costs the tools, never the text: it stays readable and opens again where it was. */
export class EditorBoundary extends Component<EditorBoundaryProps, EditorBoundaryState> {
  override state: EditorBoundaryState = { broken: null, recovered: null };

  static getDerivedStateFromError(): Partial<EditorBoundaryState> {
    return { broken: '' };
  }

  // By now the editor is gone and has reported what it held back until typing rests.
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
