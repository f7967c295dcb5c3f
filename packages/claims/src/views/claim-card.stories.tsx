import type { Meta, StoryObj } from '@storybook/react-vite';
import { Editor } from '@tiptap/core';
import { Document } from '@tiptap/extension-document';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { useCallback, useEffect, useRef, useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { check, rulesDate } from '..';
import { en } from '../labels/en';
import { type OpenClaimCard, useClaimMarks } from '../react';
import '../styles/styles.css';
import { Claims } from '../tiptap';
import { ClaimCard, type ClaimCardProps } from './claim-card';
import { claimsIn, reasons, text } from './stories-data';

interface CardStoryProps extends Pick<ClaimCardProps, 'reasons' | 'labels'> {
  text: string;
  /** Shows an editable field instead of a document. */
  isWritten?: boolean;
}

const find = (words: string) => check(words, { category: 'cosmetics' }).findings;

/** A text with marks; F8 opens the card of the next claim. */
function CardStory({ text: first, isWritten = false, ...props }: CardStoryProps) {
  const [words, setWords] = useState(first);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const marks = useClaimMarks(element, { find });
  const claims = claimsIn(words, 'cosmetics');
  const next = useCallback(() => {
    const at = claims.findIndex(({ id }) => id === marks.card?.id);
    const claim = claims[(at + 1) % claims.length];
    if (claim) marks.open(claim.id, 'key');
  }, [claims, marks]);
  const replace = (safer: string) => {
    const claim = find(words).find(({ id }) => id === marks.card?.id);
    marks.close();
    if (claim) setWords(words.slice(0, claim.start) + safer + words.slice(claim.end));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: F8 is handled within the text.
    <div
      ref={setElement}
      className="pd-root"
      style={{ maxWidth: 560, minHeight: 520, fontSize: 16, lineHeight: 2 }}
      onKeyDown={(event) => event.key === 'F8' && next()}
    >
      {isWritten ? (
        <textarea
          aria-label="文案"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          style={{ width: '100%', height: 160, padding: 12, font: 'inherit', color: 'inherit', background: 'none' }}
        />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the text scrolls to its marks.
        <p tabIndex={0}>{words}</p>
      )}
      <ClaimCard
        marks={marks}
        claims={claims}
        rulesDate={rulesDate}
        user="creator"
        onReplace={replace}
        onReason={async () => undefined}
        onNext={next}
        {...props}
      />
    </div>
  );
}

const meta = {
  title: 'Claims/ClaimCard 用語卡片 (marks, underline, hover)',
  id: 'claim-card',
  tags: ['claims-廣告用語'],
  component: CardStory,
  args: { text },
} satisfies Meta<typeof CardStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const openFirst: Story['play'] = async ({ canvasElement }) => {
  canvasElement.querySelector<HTMLElement>('p, textarea')?.focus();
  await userEvent.keyboard('{F8}');
  await expect(await screen.findByRole('dialog')).toBeVisible();
};

export const Default: Story = { play: openFirst };

export const Playground: Story = {};

/** In an input field, where browsers cannot underline parts of the text themselves. */
export const InField: Story = { args: { isWritten: true }, play: openFirst };

/** A Tiptap editor with the extension of `@paidang/claims/tiptap`. */
function TiptapStory() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [words, setWords] = useState(text);
  const [card, setCard] = useState<OpenClaimCard | null>(null);
  const editor = useRef<Editor | null>(null);
  useEffect(() => {
    if (!element) return;
    const made = new Editor({
      element,
      extensions: [
        Document,
        Paragraph,
        Text,
        UndoRedo,
        Claims.configure({
          category: 'cosmetics',
          onOpen: (claim) => setCard(claim && { id: claim.finding.id, by: claim.by, mark: claim.mark }),
        }),
      ],
      content: `<p>${text}</p>`,
      editorProps: { attributes: { 'aria-label': '文案', role: 'textbox' } },
      onUpdate: (now) => setWords(now.editor.getText()),
    });
    editor.current = made;
    return () => made.destroy();
  }, [element]);
  return (
    <div className="pd-root" style={{ maxWidth: 560, minHeight: 520, fontSize: 16, lineHeight: 2 }}>
      <div ref={setElement} />
      <ClaimCard
        marks={{ card, close: () => setCard(null), holdCard: () => undefined }}
        claims={claimsIn(words, 'cosmetics')}
        rulesDate={rulesDate}
        onReplace={(safer) => card && editor.current?.commands.replaceClaim(card.id, safer)}
        onNext={() => editor.current?.commands.goToClaim('next')}
      />
    </div>
  );
}

/** While typing in Tiptap: F8 moves to the next claim, and a safer wording is a single undo step. */
export const InTiptap: Story = {
  render: () => <TiptapStory />,
  play: async () => {
    const field = await screen.findByRole('textbox');
    field.focus();
    await userEvent.keyboard('{F8}');
    await expect(await screen.findByRole('dialog')).toHaveFocus();
    await userEvent.click(screen.getAllByRole('button', { name: /^使用這個寫法/ })[0] ?? document.body);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(field).not.toHaveTextContent('消除皺紋');
  },
};

export const Answered: Story = { args: { reasons }, play: openFirst };

/** A safer wording replaces the claim; Esc closes the card. */
export const Interaction: Story = {
  args: { isWritten: true },
  play: async (context) => {
    await openFirst?.(context);
    await userEvent.click(screen.getAllByRole('button', { name: /^使用這個寫法/ })[0] ?? document.body);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.getByRole('textbox')).not.toHaveValue(text);
    await userEvent.keyboard('{F8}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.getByRole('textbox')).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: { text: '每天晚上持續使用三個禮拜之後可以完全消除臉上所有的皺紋與細紋'.repeat(3) },
  play: openFirst,
};

export const English: Story = { args: { labels: en }, play: openFirst };

export const Dark: Story = { ...Default, globals: { theme: 'dark' }, tags: ['!test'] };
