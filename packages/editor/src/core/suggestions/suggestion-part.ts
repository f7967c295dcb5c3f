import type { SuggestionLabels } from '../../suggestion-labels';
import { changeOf, type Suggestion } from './suggestion';

export interface SuggestionActions {
  /** Omitted if the reader may not decide. */
  onAccept?: ((id: string) => void) | undefined;
  onReject?: ((id: string) => void) | undefined;
  /** Called when Esc returns from the suggestion to the text. */
  onLeave?: () => void;
}

function button(text: string, sign: string, action: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = sign;
  element.ariaLabel = text;
  element.title = text;
  // Pressing the button must not clear the selection in the text.
  element.addEventListener('mousedown', (event) => event.preventDefault());
  element.addEventListener('click', action);
  return element;
}

/** Shows the proposed wording with its two buttons. Y accepts, N rejects, Esc returns to the text. */
export function createSuggestionPart(
  suggestion: Suggestion,
  labels: SuggestionLabels,
  { onAccept, onReject, onLeave }: SuggestionActions,
): HTMLElement {
  const { id, quote, replacement, role, author } = suggestion;
  const accept = () => onAccept?.(id);
  const reject = () => onReject?.(id);
  const dom = document.createElement('span');
  dom.className = 'pd-suggestion';
  dom.dataset.slot = 'suggestion';
  dom.dataset.suggestion = id;
  dom.dataset.role = role;
  // Read by the comment board: this text is not part of the document.
  dom.dataset.quoteSkip = '';
  dom.contentEditable = 'false';
  dom.tabIndex = 0;
  dom.role = 'group';
  dom.ariaLabel = labels.describe(author ?? labels.roles[role], quote.selectedText, replacement);
  const words = document.createElement('ins');
  words.textContent = changeOf(suggestion).inserted;
  dom.append(words);
  if (onAccept) dom.append(button(labels.accept, '✓', accept));
  if (onReject) dom.append(button(labels.reject, '✕', reject));
  dom.addEventListener('keydown', (event) => {
    if (event.isComposing || event.altKey) return;
    const key = event.key.toLowerCase();
    const command = event.ctrlKey || event.metaKey;
    if (key === 'enter' && event.target !== dom && !command) return;
    if (key === 'enter' || (key === 'y' && !command)) accept();
    else if ((key === 'n' || key === 'delete' || key === 'backspace') && !command) reject();
    else if (key === 'escape') onLeave?.();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  return dom;
}
