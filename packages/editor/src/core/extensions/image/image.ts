import { Node } from '@tiptap/core';
import type { ImageAlign, ImageSize } from '../../document/model';
import { imageAlign, imageSize } from '../../document/read-image';
import { safeImageSource } from '../../document/safe-url';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    image: {
      /** Width of the selected picture: 100, 66 or 33 % of the text. */
      setImageSize: (size: ImageSize) => ReturnType;
      /** The alignment of the selected picture. */
      setImageAlign: (align: ImageAlign) => ReturnType;
      /** Alternative text of the selected picture. */
      setImageAlt: (alt: string) => ReturnType;
    };
  }
}

/** A picture in three widths and three alignments. No node view and no `![](…)` input rule: pictures are uploaded or pasted. */
export const Image = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,

  addAttributes: () => ({
    src: { default: null, parseHTML: (element) => safeImageSource(element.getAttribute('src')) },
    alt: { default: '', parseHTML: (element) => element.getAttribute('alt') ?? '' },
    size: {
      default: 'large',
      parseHTML: (element) => imageSize(element.getAttribute('data-size')),
      renderHTML: ({ size }) => ({ 'data-size': size }),
    },
    align: {
      default: 'center',
      parseHTML: (element) => imageAlign(element.getAttribute('data-align')),
      renderHTML: ({ align }) => ({ 'data-align': align }),
    },
  }),

  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (safeImageSource(element.getAttribute('src')) ? null : false) },
  ],

  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],

  addCommands() {
    return {
      setImageSize:
        (size) =>
        ({ commands }) =>
          commands.updateAttributes(this.name, { size }),
      setImageAlign:
        (align) =>
        ({ commands }) =>
          commands.updateAttributes(this.name, { align }),
      setImageAlt:
        (alt) =>
        ({ commands }) =>
          commands.updateAttributes(this.name, { alt }),
    };
  },
});
