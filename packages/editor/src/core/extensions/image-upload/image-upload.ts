import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { checkUploadedImages, type ImageRefusal } from '../../check-images';
import type { EditorPort } from '../../port';
import { decideDrop, decidePaste } from './clipboard-images';
import type { PlaceholderLabels } from './placeholder';
import { placeholderPlugin } from './placeholder-plugin';
import { UploadQueue } from './upload-queue';

/** Options of the extension that uploads pictures. */
export interface ImageUploadOptions {
  /** Uploads pictures; null while pictures are not allowed. */
  port(): EditorPort | null;
  labels(): PlaceholderLabels;
  /** Called with the reason pictures were refused, for the editor to show; with null if all were accepted. */
  onCheck(refusal: ImageRefusal | null): void;
  /** Called with the number of pictures that are not yet in the document. */
  onCountChange(count: number): void;
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    imageUpload: {
      /** Uploads files chosen by the user and inserts them at the caret. */
      uploadImages: (files: readonly File[]) => ReturnType;
    };
  }
}

const noLabels: PlaceholderLabels = { uploading: () => '', failed: () => '', retry: '', cancel: '', remove: '' };

interface ImageUploadStorage {
  queue: UploadQueue | null;
}

/** Inserts pictures from the file dialog, drop and paste; refuses unsuitable files with a reason. */
export const ImageUpload = Extension.create<ImageUploadOptions, ImageUploadStorage>({
  name: 'imageUpload',

  addOptions: () => ({
    port: () => null,
    labels: () => noLabels,
    onCheck: () => undefined,
    onCountChange: () => undefined,
  }),

  addStorage: () => ({ queue: null }),

  addCommands() {
    return {
      uploadImages: (files) => (props) => {
        const { accepted, refusal } = checkUploadedImages(files);
        this.options.onCheck(refusal);
        // The queue dispatches its own transactions, which must not run inside this command's transaction.
        if (props.dispatch) queueMicrotask(() => this.storage.queue?.add(accepted, props.editor.state.selection.to));
        return true;
      },
    };
  },

  addProseMirrorPlugins() {
    const { options, storage } = this;
    const take = (decision: ReturnType<typeof decideDrop>, at: number) => {
      const { accepted, refusal } = decision;
      if (refusal || accepted.length > 0) options.onCheck(refusal);
      if (accepted.length > 0) storage.queue?.add(accepted, at);
      return !decision.passText;
    };
    return [
      placeholderPlugin(),
      new Plugin({
        view: (view) => {
          const queue = storage.queue?.view === view ? storage.queue : new UploadQueue(view, options);
          storage.queue = queue;
          // Also called when plug-ins are added to a running editor; its uploads must go on then.
          return { destroy: () => queueMicrotask(() => view.isDestroyed && queue.destroy()) };
        },
        props: {
          handlePaste: (view, event) =>
            event.clipboardData
              ? take(decidePaste(event.clipboardData, options.port() !== null), view.state.selection.to)
              : false,
          handleDrop: (view, event, _slice, moved) => {
            if (moved || !event.dataTransfer) return false;
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.to;
            const taken = take(decideDrop(event.dataTransfer, options.port() !== null), at);
            if (taken) event.preventDefault();
            return taken;
          },
        },
      }),
    ];
  },
});
