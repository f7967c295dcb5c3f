/** A picture that your server has stored. */
export interface UploadedImage {
  /** Address of the picture: http(s), or a same-origin path. */
  src: string;
  /** Alternative text. */
  alt?: string;
}

/** Options the editor passes to an upload. */
export interface UploadOptions {
  /** Call with the progress, 0 to 1. */
  onProgress(fraction: number): void;
  /** Aborted when the placeholder is removed or the editor unmounts. */
  signal: AbortSignal;
}

/** What the host provides to the editor. */
export interface EditorPort {
  /** Stores one picture; if it rejects, the upload is shown as failed and can be retried. */
  uploadImage(file: File, options: UploadOptions): Promise<UploadedImage>;
}
