import { Mark, markPasteRule } from '@tiptap/core';
import { linkAttributes } from '../../document/render-document';
import { safeLink } from '../../document/safe-url';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    link: {
      /** Links the selection, or the whole link around the caret. Refuses addresses other than http(s). */
      setLink: (href: string) => ReturnType;
      /** Removes the link and keeps its text. */
      unsetLink: () => ReturnType;
    };
  }
}

const address = /https?:\/\/[^\s<>"'，。、；：！？「」（）]+[^\s<>"'，。、；：！？「」（）.,;:!?)]/g;

/** Links to web pages. Tiptap's extension includes 10 kB of link detection that this product does not need. */
export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,

  addAttributes: () => ({ href: { default: null, rendered: false } }),

  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = safeLink(element.getAttribute('href'));
        return href ? { href } : false;
      },
    },
  ],

  renderHTML: ({ mark }) => ['a', { ...linkAttributes, href: safeLink(mark.attrs.href) }, 0],

  addCommands() {
    return {
      setLink:
        (href) =>
        ({ chain }) => {
          const safe = safeLink(href);
          return safe !== null && chain().extendMarkRange(this.name).setMark(this.name, { href: safe }).run();
        },
      unsetLink:
        () =>
        ({ chain }) =>
          chain().extendMarkRange(this.name).unsetMark(this.name).run(),
    };
  },

  addPasteRules() {
    return [markPasteRule({ find: address, type: this.type, getAttributes: ([href]) => ({ href: safeLink(href) }) })];
  },
});
