import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { check, type Finding } from '../check/check';
import { type ClaimMark, type ClaimMarks, markClaims } from '../dom/claim-marks';
import type { ProductCategory } from '../rules/categories';

/** A claim whose card was requested. */
export interface OpenedClaim {
  finding: Finding;
  mark: ClaimMark;
  /** How it was opened: a card takes the focus only if it was opened by key. */
  by: 'press' | 'key';
}

/** Options of the extension `Claims`. */
export interface ClaimsOptions {
  /** Category of the product. A function is called at every check. @default 'general' */
  category: ProductCategory | (() => ProductCategory);
  /** Called after each check, and so after each change. */
  onCheck?: (findings: readonly Finding[]) => void;
  /** Called when a mark is pressed or F8 moves to it; with `null` when the user continues typing. */
  onOpen?: (claim: OpenedClaim | null) => void;
}

/** State of the extension, `editor.storage.claims`. */
export interface ClaimsStorage {
  /** Findings of the last check. */
  findings: readonly Finding[];
  marks: ClaimMarks | null;
  /** Id of the selected claim. */
  active: string | null;
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    claims: {
      /** Replaces the words of a claim, as a single undo step. */
      replaceClaim: (id: string, words: string) => ReturnType;
      /** Moves to the next or previous claim. */
      goToClaim: (direction: 'next' | 'previous') => ReturnType;
      /** Checks again, after the category has changed. */
      checkClaims: () => ReturnType;
    };
  }
  interface Storage {
    claims: ClaimsStorage;
  }
}

/**
 * Checks the text of a Tiptap editor and marks what may be a risk. The marks are painted by the browser (`markClaims`): they
 * are not part of the document. Nothing happens while an input method composes.
 *
 * @example
 * const editor = new Editor({
 *   extensions: [StarterKit, Claims.configure({ category: 'cosmetics', onOpen: showCard })],
 * });
 * editor.commands.replaceClaim(finding.id, finding.instead[0]);
 */
export const Claims = Extension.create<ClaimsOptions, ClaimsStorage>({
  name: 'claims',

  addOptions: () => ({ category: 'general' }),
  addStorage: () => ({ findings: [], marks: null, active: null }),

  addCommands() {
    const { storage, options } = this;
    return {
      replaceClaim:
        (id, words) =>
        ({ view, tr, dispatch }) => {
          const range = storage.marks?.markOf(id)?.range;
          if (!range || !view.dom.contains(range.commonAncestorContainer)) return false;
          const from = view.posAtDOM(range.startContainer, range.startOffset);
          const to = view.posAtDOM(range.endContainer, range.endOffset);
          dispatch?.(tr.insertText(words, from, to));
          options.onOpen?.(null);
          return true;
        },
      goToClaim:
        (direction) =>
        ({ dispatch }) => {
          const { findings, marks } = storage;
          const at = findings.findIndex(({ id }) => id === storage.active);
          const next = direction === 'next' ? (at + 1) % findings.length : Math.max(at, 0) - 1;
          const finding = findings.at(next);
          const mark = finding && marks?.markOf(finding.id);
          if (!finding || !marks || !mark) return false;
          if (!dispatch) return true;
          storage.active = finding.id;
          marks.setActive(finding.id);
          mark.range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
          options.onOpen?.({ finding, mark, by: 'key' });
          return true;
        },
      checkClaims: () => () => {
        storage.marks?.update();
        return storage.marks !== null;
      },
    };
  },

  addKeyboardShortcuts() {
    return {
      F8: () => this.editor.commands.goToClaim('next'),
      'Shift-F8': () => this.editor.commands.goToClaim('previous'),
    };
  },

  addProseMirrorPlugins() {
    const { storage, options } = this;
    const categoryNow = () => (typeof options.category === 'function' ? options.category() : options.category);
    return [
      new Plugin({
        key: new PluginKey('claims'),
        view: ({ dom }) => {
          storage.marks = markClaims(dom, {
            find: (text, field) => {
              if (field) return [];
              storage.findings = check(text, { category: categoryNow() }).findings;
              return storage.findings;
            },
            onChange: () => options.onCheck?.(storage.findings),
            onPress: (mark) => {
              const finding = storage.findings.find(({ id }) => id === mark.id);
              if (!finding) return;
              storage.active = finding.id;
              storage.marks?.setActive(finding.id);
              options.onOpen?.({ finding, mark, by: 'press' });
            },
          });
          return {
            destroy() {
              storage.marks?.destroy();
              storage.marks = null;
            },
          };
        },
        props: {
          handleDOMEvents: {
            beforeinput: () => {
              options.onOpen?.(null);
              return false;
            },
          },
        },
      }),
    ];
  },
});
