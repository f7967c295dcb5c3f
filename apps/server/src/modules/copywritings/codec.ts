import { CopyContent, PhotosContent } from '@paidang/contract/entities';
import { checkFrames, messages } from '@paidang/contract/rules';
import { isEmptyDocument } from '@paidang/editor/core';
import { asJson, type Codec, inField, readRichText } from '../reviews';

/** The copy for a platform: a rich text, or the frames of a story. */
export const copyCodec: Codec<CopyContent> = {
  read: (sent) => {
    if (sent.mode === 'post') {
      const { html, pictures } = readRichText(sent.text);
      return {
        content: { mode: 'post', text: html },
        pictures: pictures.map((path) => ({ path, field: 'content.text' })),
      };
    }
    const pictures = sent.frames.flatMap(({ image }, index) =>
      image === null ? [] : { path: image, field: `content.frames.${index}.image` },
    );
    return { content: sent, pictures };
  },
  problems: (content) => {
    if (content.mode === 'story') return inField('content', checkFrames(content.frames));
    return isEmptyDocument(content.text) ? inField('content', { text: messages.fillThisField }) : {};
  },
  ...asJson(CopyContent),
};

/** The pictures for a platform. */
export const photosCodec: Codec<PhotosContent> = {
  read: (sent) => ({
    content: sent,
    pictures: sent.photos.map(({ path }, index) => ({ path, field: `content.photos.${index}.path` })),
  }),
  problems: ({ photos }) => (photos.length === 0 ? inField('content', { photos: messages.fillThisField }) : {}),
  ...asJson(PhotosContent),
};
