import { isInlineImage } from './files';

interface LastMessage {
  text: string;
  file: { name: string } | null;
  is_sender: boolean;
}

/** Summary of a room's newest message for the room list. */
export function lastWords({ text, file, is_sender }: LastMessage) {
  if (!file || text.trim() !== '') return { text, kind: 'text', is_sender } as const;
  return { text: file.name, kind: isInlineImage(file.name) ? 'picture' : 'file', is_sender } as const;
}
