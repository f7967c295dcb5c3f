import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderBoard } from '../../test/render-board';
import type {
  CommentActionsProps,
  CommentAvatarProps,
  CommentComposerProps,
  CommentEmptyStateProps,
  CommentHeaderProps,
} from '../react/components';
import { useCommentComposer } from '../react/use-comment-composer';
import { buildComment, creator } from '../testing';

function OwnActions({ comment, onReply, onProcessedChange }: CommentActionsProps) {
  return (
    <>
      <button type="button" onClick={onReply}>
        Answer
      </button>
      <button type="button" onClick={() => onProcessedChange?.(!comment.is_processed)}>
        Done
      </button>
    </>
  );
}

function OwnComposer({ draftKey = 'new', comment }: CommentComposerProps) {
  const { draft, setMessage, submit, ready, name, fieldRef } = useCommentComposer(draftKey, comment);
  return (
    <>
      <textarea
        ref={fieldRef}
        aria-label={name}
        value={draft.message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <button type="button" disabled={!ready} onClick={() => void submit()}>
        Send
      </button>
    </>
  );
}

const OwnHeader = ({ comment }: CommentHeaderProps) => <b>{`@${comment.created_by}`}</b>;
const OwnAvatar = ({ name }: CommentAvatarProps) => <i>{name}</i>;
const OwnEmptyState = ({ kind }: CommentEmptyStateProps) => <p>{`nothing: ${kind}`}</p>;

const comments = [buildComment({ message: '開場可以再快一點嗎？' }, creator)];

test('prop: components: the host’s own buttons do what the default ones do', async () => {
  const { port } = await renderBoard({ comments, components: { CommentActions: OwnActions, Composer: OwnComposer } });
  await page.getByRole('button', { name: 'Answer' }).click();
  const reply = page.getByRole('textbox', { name: `回覆${creator.name}` });
  await expect.element(reply).toHaveFocus();
  await reply.fill('好');
  await page.getByRole('button', { name: 'Send' }).first().click();
  await expect.poll(() => port.submissions.map(({ message }) => message)).toEqual(['好']);
});

test('prop: components: the host’s own head, empty state and pictures', async () => {
  const { screen } = await renderBoard({
    comments,
    components: { CommentHeader: OwnHeader, Avatar: OwnAvatar },
  });
  await expect.element(page.getByRole('article', { name: creator.name }).getByText('@阿澄')).toBeVisible();
  await screen.unmount();
  await renderBoard({ components: { EmptyState: OwnEmptyState } });
  await expect.element(page.getByText('nothing: all')).toBeVisible();
});
