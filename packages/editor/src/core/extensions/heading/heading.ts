import { textblockTypeInputRule } from '@tiptap/core';
import { Heading as TiptapHeading } from '@tiptap/extension-heading';
import type { HeadingLevel } from '../../document/model';

const levels: HeadingLevel[] = [2, 3, 4];

/** Headings 2, 3, 4 are offered as H1, H2, H3 (R-edt-03), and typed as such: `#`, `##`, `###`. */
export const Heading = TiptapHeading.extend({
  addInputRules() {
    return levels.map((level) =>
      textblockTypeInputRule({
        find: new RegExp(`^#{${level - 1}}\\s$`),
        type: this.type,
        getAttributes: { level },
      }),
    );
  },
}).configure({ levels });
