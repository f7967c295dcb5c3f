/** A picture that your server has stored. */
export interface UploadedImage {
  /** Address the picture is shown from: http(s), or a path of the same origin. */
  src: string;
  /** Text for those who do not see it. */
  alt?: string;
}

/** What the editor passes to an upload: where to report progress, and when to stop. */
export interface UploadOptions {
  /** Called with how much has been sent, 0 to 1. */
  onProgress(fraction: number): void;
  /** Aborted when the placeholder is removed or the editor goes away. */
  signal: AbortSignal;
}

/** What the editor needs from outside. */
export interface EditorPort {
  /** Stores one picture; a rejection shows the upload as failed, with a retry. */
  uploadImage(file: File, options: UploadOptions): Promise<UploadedImage>;
}
