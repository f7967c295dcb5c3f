/** Texts of the placeholder; `percent` is 0 to 100. */
export interface PlaceholderLabels {
  uploading(name: string, percent: number): string;
  failed(name: string): string;
  retry: string;
  cancel: string;
  remove: string;
}

export interface Placeholder {
  readonly dom: HTMLElement;
  showProgress(fraction: number): void;
  showFailure(): void;
  destroy(): void;
}

export interface PlaceholderActions {
  onRetry(): void;
  onRemove(): void;
}

function button(text: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', onPress);
  return element;
}

/** Placeholder of an upload: a pale preview, the progress, and buttons to cancel or retry. */
export function createPlaceholder(file: File, labels: PlaceholderLabels, actions: PlaceholderActions): Placeholder {
  const preview = URL.createObjectURL(file);
  const picture = document.createElement('img');
  picture.src = preview;
  picture.alt = '';
  const status = document.createElement('span');
  status.dataset.slot = 'editor-upload-status';
  const bar = document.createElement('progress');
  bar.max = 1;
  const buttons = document.createElement('span');
  buttons.dataset.slot = 'editor-upload-actions';
  const dom = document.createElement('span');
  dom.className = 'pd-editor-upload';
  dom.dataset.slot = 'editor-upload';
  dom.contentEditable = 'false';
  dom.append(picture, status, bar, buttons);

  const showProgress = (fraction: number) => {
    const text = labels.uploading(file.name, Math.round(fraction * 100));
    dom.dataset.state = 'uploading';
    bar.value = fraction;
    bar.setAttribute('aria-label', text);
    status.textContent = text;
    if (buttons.dataset.state !== 'uploading') buttons.replaceChildren(button(labels.cancel, actions.onRemove));
    buttons.dataset.state = 'uploading';
  };
  showProgress(0);

  return {
    dom,
    showProgress,
    showFailure() {
      dom.dataset.state = 'failed';
      status.textContent = labels.failed(file.name);
      buttons.dataset.state = 'failed';
      buttons.replaceChildren(button(labels.retry, actions.onRetry), button(labels.remove, actions.onRemove));
    },
    destroy: () => URL.revokeObjectURL(preview),
  };
}
