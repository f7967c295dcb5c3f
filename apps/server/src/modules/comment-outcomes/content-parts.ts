import { BriefContent, CopyContent, MultiPageContent, OnePageContent, PhotosContent } from '@paidang/contract/entities';
import { claimTexts } from '@paidang/contract/rules';
import type { TextStepCode } from '@paidang/contract/steps';
import { functionCodes } from '@paidang/contract/vocabulary';
import { documentText, parseDocument, type RichDocument } from '@paidang/editor/core';
import { picturesOf } from '../../platform/documents';

export interface PartPicture {
  readonly src: string;
  /** Its description, or the text next to it. */
  readonly alt: string;
}

/** A part of a content that comments can refer to: a segment, a frame, a picture, or the whole content. */
export interface ContentPart {
  /** Stays the same across versions. */
  readonly id: string;
  /** Plain text, one line per paragraph. */
  readonly text: string;
  readonly pictures: readonly PartPicture[];
}

const picturesIn = (document: RichDocument): PartPicture[] =>
  picturesOf(document).map(({ src, alt }) => ({ src, alt }));

const pictureOf = (src: string | null, alt = ''): PartPicture[] => (src ? [{ src, alt }] : []);

function richPart(html: string): ContentPart {
  const document = parseDocument(html);
  return { id: '', text: documentText(document), pictures: picturesIn(document) };
}

const segments = ({ scripts }: MultiPageContent): ContentPart[] =>
  scripts.map(({ script_uuid: id, title, picture, text, narration }) => {
    const seen = parseDocument(text);
    const lines = [title, documentText(seen), narration].filter((line) => line.trim() !== '');
    return { id, text: lines.join('\n'), pictures: [...pictureOf(picture, title), ...picturesIn(seen)] };
  });

const copy = (content: CopyContent): ContentPart[] =>
  content.mode === 'post'
    ? [richPart(content.text)]
    : content.frames.map(({ frame_uuid: id, caption, image, link_sticker: sticker }) => ({
        id,
        text: [caption, sticker?.text ?? ''].filter(Boolean).join('\n'),
        pictures: pictureOf(image, caption),
      }));

const photos = ({ photos: all }: PhotosContent): ContentPart[] =>
  all.map(({ photo_uuid: id, path, caption }) => ({ id, text: caption, pictures: pictureOf(path, caption) }));

/** A brief as one text: what it requires, and what it forbids. */
function brief(content: BriefContent): ContentPart[] {
  const { must_not_say: forbidden, ad_disclosure: disclosure, licence_term: licence, deliverables } = content;
  const asked = claimTexts.brief(content).map(({ text, isMarkup }) => (isMarkup ? documentText(text) : text));
  const delivered = deliverables.map(({ title, quantity, note }) => [title, `× ${quantity}`, note].join(' '));
  const lines = [...asked, ...forbidden, disclosure, licence, ...delivered];
  return [{ id: '', text: lines.filter((line) => line.trim() !== '').join('\n'), pictures: [] }];
}

/** Parsers for steps whose content has parts or is not stored as rich text. */
const parsers: Partial<Record<TextStepCode, (stored: string) => ContentPart[]>> = {
  [functionCodes.brief]: (stored) => brief(BriefContent.parse(JSON.parse(stored))),
  [functionCodes.scriptPages]: (stored) => segments(MultiPageContent.parse(JSON.parse(stored))),
  [functionCodes.scriptOnePage]: (stored) => [richPart(OnePageContent.parse(JSON.parse(stored)).description)],
  [functionCodes.copyText]: (stored) => copy(CopyContent.parse(JSON.parse(stored))),
  [functionCodes.copyPhotos]: (stored) => photos(PhotosContent.parse(JSON.parse(stored))),
};

/** Splits a stored version of a text step into the parts comments refer to. Rich text is one part. */
export const contentParts = (code: TextStepCode, stored: string): ContentPart[] =>
  parsers[code]?.(stored) ?? [richPart(stored)];
