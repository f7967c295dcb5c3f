import { BriefContent, CopyContent, MultiPageContent, OnePageContent, PhotosContent } from '@paidang/contract/entities';
import { claimTexts } from '@paidang/contract/rules';
import type { TextStepCode } from '@paidang/contract/steps';
import { functionCodes } from '@paidang/contract/vocabulary';
import { documentText, parseDocument, type RichDocument } from '@paidang/editor/core';
import { picturesOf } from '../../platform/documents';

export interface PartPicture {
  readonly src: string;
  /** What it shows, or the text beside it. */
  readonly alt: string;
}

/** A part of a content that comments can speak of: a segment, a frame, a picture, or all of it. */
export interface ContentPart {
  /** The same in every version. */
  readonly id: string;
  /** Plain text, a line a paragraph. */
  readonly text: string;
  readonly pictures: readonly PartPicture[];
}

const picturesIn = (document: RichDocument): PartPicture[] =>
  picturesOf(document).map(({ src, alt }) => ({ src, alt }));

const one = (src: string | null, alt = ''): PartPicture[] => (src ? [{ src, alt }] : []);

function richPart(html: string): ContentPart {
  const document = parseDocument(html);
  return { id: '', text: documentText(document), pictures: picturesIn(document) };
}

const segments = ({ scripts }: MultiPageContent): ContentPart[] =>
  scripts.map(({ script_uuid: id, title, picture, text, narration }) => {
    const seen = parseDocument(text);
    const lines = [title, documentText(seen), narration].filter((line) => line.trim() !== '');
    return { id, text: lines.join('\n'), pictures: [...one(picture, title), ...picturesIn(seen)] };
  });

const copy = (content: CopyContent): ContentPart[] =>
  content.mode === 'post'
    ? [richPart(content.text)]
    : content.frames.map(({ frame_uuid: id, caption, image, link_sticker: sticker }) => ({
        id,
        text: [caption, sticker?.text ?? ''].filter(Boolean).join('\n'),
        pictures: one(image, caption),
      }));

const photos = ({ photos: all }: PhotosContent): ContentPart[] =>
  all.map(({ photo_uuid: id, path, caption }) => ({ id, text: caption, pictures: one(path, caption) }));

/** What a brief asks for in words, and what it forbids to say. */
function brief(content: BriefContent): ContentPart[] {
  const { must_not_say: forbidden, ad_disclosure: disclosure, licence_term: licence, deliverables } = content;
  const asked = claimTexts.brief(content).map(({ text, isMarkup }) => (isMarkup ? documentText(text) : text));
  const things = deliverables.map(({ title, quantity, note }) => [title, `× ${quantity}`, note].join(' '));
  const lines = [...asked, ...forbidden, disclosure, licence, ...things];
  return [{ id: '', text: lines.filter((line) => line.trim() !== '').join('\n'), pictures: [] }];
}

/** Of steps whose content has parts, or is not stored as rich text. */
const parsers: Partial<Record<TextStepCode, (stored: string) => ContentPart[]>> = {
  [functionCodes.brief]: (stored) => brief(BriefContent.parse(JSON.parse(stored))),
  [functionCodes.scriptPages]: (stored) => segments(MultiPageContent.parse(JSON.parse(stored))),
  [functionCodes.scriptOnePage]: (stored) => [richPart(OnePageContent.parse(JSON.parse(stored)).description)],
  [functionCodes.copyText]: (stored) => copy(CopyContent.parse(JSON.parse(stored))),
  [functionCodes.copyPhotos]: (stored) => photos(PhotosContent.parse(JSON.parse(stored))),
};

/** A stored version of a text step in the parts comments speak of. Rich text is one part. */
export const contentParts = (code: TextStepCode, stored: string): ContentPart[] =>
  parsers[code]?.(stored) ?? [richPart(stored)];
