import { CommentBoardProvider, CommentDrawer, useCommentBoardState } from '@paidang/comment-board';
import { buildComment, createMemoryDrafts, createMemoryPort, creator, vendor } from '@paidang/comment-board/testing';

const first = buildComment({ message: '開場再快一點' }, creator);
const port = createMemoryPort({ author: vendor, comments: [first] });
const drafts = createMemoryDrafts();
const add = () => port.change((stored) => [...stored, buildComment({ message: '新的一則' }, creator)]);
const edit = () =>
  port.change((stored) =>
    stored.map((one) => (one.message_id === first.message_id ? { ...one, message: '改過了' } : one)),
  );
const remove = () => port.change((stored) => stored.filter((one) => one.message_id !== first.message_id));

function Selected() {
  const comments = useCommentBoardState((state) => state.comments);
  return (
    <ol aria-label="選出的留言">
      {comments.map(({ message_id, message }) => (
        <li key={message_id}>{message}</li>
      ))}
    </ol>
  );
}

export function CommentHost() {
  return (
    <CommentBoardProvider boardId="outline/1" port={port} author={vendor} drafts={drafts}>
      <button type="button" onClick={add}>
        加一則留言
      </button>
      <button type="button" onClick={edit}>
        改一則留言
      </button>
      <button type="button" onClick={remove}>
        刪一則留言
      </button>
      <Selected />
      <div style={{ height: 480 }}>
        <CommentDrawer />
      </div>
    </CommentBoardProvider>
  );
}
