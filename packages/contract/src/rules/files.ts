import { limits } from '../limits';
import { fileMessages } from './file-messages';
import type { Message } from './result';

/** Lower-case extension without the dot; `''` if there is none. */
export function fileExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** `1.5 MB`, `820 KB`: decimal units, as file managers show them. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  if (bytes < 1_000_000_000) return `${Number((bytes / 1_000_000).toFixed(1))} MB`;
  return `${Number((bytes / 1_000_000_000).toFixed(2))} GB`;
}

type FileLike = { name: string; size: number };

const includes = (list: readonly string[], value: string): boolean => list.includes(value);

/** A photo of a comment: jpg, jpeg or png of at most 10 MB. */
export function checkCommentPhoto(file: FileLike): Message {
  if (!includes(limits.comments.photoExtensions, fileExtension(file.name))) return fileMessages.uploadFailed;
  return file.size > limits.comments.photoBytes ? fileMessages.photoTooLarge : null;
}

/** Checks whether another photo may be added to `count` existing ones. */
export const checkPhotoCount = (count: number): Message =>
  count > limits.comments.photos ? fileMessages.tooManyPhotos : null;

/** A picture of the editor: jpg, jpeg or png of at most 10 MB. */
export const checkEditorImage = (file: FileLike): Message =>
  includes(limits.editor.imageExtensions, fileExtension(file.name)) && file.size <= limits.editor.imageBytes
    ? null
    : fileMessages.photoTooLarge;

/** Formats a size above a limit, never rounded down to the limit. @example sizeAbove(100_000_001, 100_000_000) // '100.01 MB' */
const sizeAbove = (bytes: number, limit: number): string =>
  formatBytes(bytes) === formatBytes(limit) ? `${Math.ceil(bytes / 10_000) / 100} MB` : formatBytes(bytes);

/** A chat's message about a file that is too large. The limit in the text is the one that is checked. */
export const chatFileTooLarge = (bytes: number): string =>
  `檔案大小 ${sizeAbove(bytes, limits.chat.fileBytes)}，超過單檔上限 ${formatBytes(limits.chat.fileBytes)}`;

/** The problem with a file for a chat, independent of the language of its message. */
export function chatFileProblem(file: FileLike): 'type' | 'size' | null {
  if (!includes(limits.chat.fileExtensions, fileExtension(file.name))) return 'type';
  return file.size > limits.chat.fileBytes ? 'size' : null;
}

/** A file sent in a chat. */
export function checkChatFile(file: FileLike): Message {
  const problem = chatFileProblem(file);
  if (problem === 'type') return fileMessages.fileNotAllowed;
  return problem === 'size' ? chatFileTooLarge(file.size) : null;
}

/** Whether a file of this name is displayed inline rather than as a card. */
export const isInlineImage = (name: string): boolean =>
  includes(limits.chat.inlineImageExtensions, fileExtension(name));
