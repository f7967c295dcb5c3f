import { checkDroppedImages, checkUploadedImages, type ImageCheck, type ImageRefusal } from '../../check-images';

const source = (schemes: string) => new RegExp(`<img[^>]*\\ssrc\\s*=\\s*["']?\\s*(?:${schemes}):`, 'i');
const base64 = source('data');
const unreachable = source('file|blob|cid|about|webkit-fake-url');

const hasImage = (html: string) => /<img\s/i.test(html);
const hasWords = (html: string) => html.replace(/<style[\s\S]*?<\/style>|<[^>]*>|&nbsp;/gi, '').trim() !== '';

export interface TransferDecision extends ImageCheck {
  /** Whether text of the transfer is inserted as usual. */
  readonly passText: boolean;
}

const refuse = (refusal: ImageRefusal | null, passText: boolean): TransferDecision => ({
  accepted: [],
  refusal,
  passText,
});

/** Decides what a paste inserts. Text takes precedence over files: Word and Excel add a picture of the copied text. */
export function decidePaste(data: DataTransfer, enabled: boolean): TransferDecision {
  const html = data.getData('text/html');
  const files = [...data.files];
  if (base64.test(html)) return refuse('paste-base64', hasWords(html));
  if (/^\s*data:image\//i.test(data.getData('text/plain'))) return refuse('paste-base64', false);
  if (files.length === 0 || hasWords(html)) return refuse(unreachable.test(html) ? 'paste-unreachable' : null, true);
  return enabled ? { ...checkUploadedImages(files), passText: false } : refuse('paste-disabled', false);
}

/** Decides what a drop from outside the text inserts. */
export function decideDrop(data: DataTransfer, enabled: boolean): TransferDecision {
  const html = data.getData('text/html');
  const files = [...data.files];
  const carriesFiles = files.length > 0 || data.types.includes('Files');
  if (!enabled && (carriesFiles || hasImage(html))) return refuse('drop-disabled', false);
  if (base64.test(html) || /^\s*data:image\//i.test(data.getData('text/plain'))) return refuse('drop-base64', false);
  if (carriesFiles) return { ...checkDroppedImages(files), passText: false };
  return refuse(unreachable.test(html) ? 'drop-failed' : null, !unreachable.test(html));
}
