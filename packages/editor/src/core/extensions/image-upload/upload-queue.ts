import type { NodeType } from '@tiptap/pm/model';
import { Selection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { safeImageSource } from '../../document/safe-url';
import type { EditorPort, UploadedImage } from '../../port';
import { createPlaceholder, type Placeholder, type PlaceholderLabels } from './placeholder';
import { placeholderPosition, type Sides, withoutPlaceholder, withPlaceholder } from './placeholder-plugin';

interface Upload {
  readonly id: string;
  readonly file: File;
  readonly placeholder: Placeholder;
  abort: AbortController;
}

export interface UploadQueueOptions {
  port(): EditorPort | null;
  labels(): PlaceholderLabels;
  /** Called with the number of pictures that are not yet in the document. */
  onCountChange(count: number): void;
}

/** Positions around the picture a transaction has just inserted; a text block at that place may have been split. */
function sidesOf({ doc, mapping }: Transaction, type: NodeType): Sides | null {
  let sides: Sides | null = null;
  mapping.maps.at(-1)?.forEach((_from, _to, start, end) => {
    doc.nodesBetween(start, end, (node, before) => {
      if (node.type === type && before >= start) sides = { before, after: before + node.nodeSize };
      return !sides;
    });
  });
  return sides;
}

/** Uploads the pictures of one editor concurrently and inserts each into the document at its placeholder. */
export class UploadQueue {
  readonly view: EditorView;
  readonly #options: UploadQueueOptions;
  readonly #uploads = new Map<string, Upload>();
  #count = 0;

  constructor(view: EditorView, options: UploadQueueOptions) {
    this.view = view;
    this.#options = options;
  }

  add(files: readonly File[], at: number) {
    for (const file of files) {
      this.#count += 1;
      const id = `upload-${this.#count}`;
      const placeholder = createPlaceholder(file, this.#options.labels(), {
        onRetry: () => this.#start(id),
        onRemove: () => this.#remove(id),
      });
      this.#uploads.set(id, { id, file, placeholder, abort: new AbortController() });
      this.view.dispatch(withPlaceholder(this.view.state.tr, id, at, placeholder.dom));
      this.#start(id);
    }
    this.#options.onCountChange(this.#uploads.size);
  }

  destroy() {
    for (const { abort, placeholder } of this.#uploads.values()) {
      abort.abort();
      placeholder.destroy();
    }
    this.#uploads.clear();
  }

  async #start(id: string) {
    const upload = this.#uploads.get(id);
    const port = this.#options.port();
    if (!upload || !port) return;
    const abort = new AbortController();
    upload.abort = abort;
    upload.placeholder.showProgress(0);
    try {
      const image = await port.uploadImage(upload.file, {
        signal: abort.signal,
        onProgress: (fraction) => abort.signal.aborted || upload.placeholder.showProgress(fraction),
      });
      if (!abort.signal.aborted) this.#insert(upload, image);
    } catch {
      if (!abort.signal.aborted) upload.placeholder.showFailure();
    }
  }

  #insert({ id }: Upload, { src, alt = '' }: UploadedImage) {
    const safe = safeImageSource(src);
    if (!safe) throw new Error('@paidang/editor: uploadImage returned an address that a document may not load');
    const { state } = this.view;
    const at = placeholderPosition(this.view, id);
    const transaction = state.tr;
    const type = state.schema.nodes.image;
    let sides: Sides | null = null;
    if (at !== null && type) {
      const caretHere = state.selection.empty && state.selection.from === at;
      transaction.replaceRangeWith(at, at, type.create({ src: safe, alt }));
      sides = sidesOf(transaction, type);
      const paragraph = state.schema.nodes.paragraph?.create();
      if (transaction.doc.lastChild?.type === type && paragraph)
        transaction.insert(transaction.doc.content.size, paragraph);
      if (caretHere && sides) transaction.setSelection(Selection.near(transaction.doc.resolve(sides.after), 1));
    }
    withoutPlaceholder(transaction, id, sides);
    this.#forget(id);
    this.view.dispatch(transaction);
  }

  #remove(id: string) {
    this.#uploads.get(id)?.abort.abort();
    this.#forget(id);
    this.view.dispatch(withoutPlaceholder(this.view.state.tr, id));
    this.view.focus();
  }

  #forget(id: string) {
    this.#uploads.get(id)?.placeholder.destroy();
    this.#uploads.delete(id);
    this.#options.onCountChange(this.#uploads.size);
  }
}
