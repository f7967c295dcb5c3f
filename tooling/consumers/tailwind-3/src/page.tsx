import { Chat, ChatProvider } from '@paidang/chat';
import { createDemoPort, createMemoryStorage } from '@paidang/chat/testing';
import { CommentBoardProvider, CommentDrawer } from '@paidang/comment-board';
import { buildComment, createMemoryPort, creator } from '@paidang/comment-board/testing';
import { RichTextEditor } from '@paidang/editor';
import { RichTextView } from '@paidang/editor/view';
import { Tour, useTour } from '@paidang/tour';
import { Button } from '@paidang/ui/button';
import { Checkbox } from '@paidang/ui/checkbox';
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from '@paidang/ui/dialog';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { Table, TableBody, TableCell, TableRow } from '@paidang/ui/table';
import { useState } from 'react';

const steps = [{ id: 'start', title: '從這裡開始', text: '送出後會建立版本', target: 'h1' }];

/** Parts of every package, with the elements that resets and frameworks style by tag name. */
export function Page() {
  const [ports] = useState(() => ({
    chat: createDemoPort(),
    storage: createMemoryStorage(),
    comments: createMemoryPort({ author: creator, comments: [buildComment({ message: '開場可以再快一點嗎？' })] }),
  }));
  const tour = useTour({ steps });
  return (
    <div id="ours">
      <Button variant="ink" onClick={() => tour.start()}>
        開始導覽
      </Button>
      <Field label="電子郵件">
        <Input type="email" />
      </Field>
      <Checkbox>同意</Checkbox>
      <Dialog>
        <DialogTrigger asChild>
          <Button>登入</Button>
        </DialogTrigger>
        <DialogContent>
          <DialogTitle>會員登入</DialogTitle>
          <DialogDescription>請輸入電子郵件</DialogDescription>
        </DialogContent>
      </Dialog>
      <Table>
        <TableBody>
          <TableRow>
            <TableCell>一格</TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <RichTextEditor label="大綱" defaultValue="<h2>開場</h2><p>睡前五分鐘</p>" />
      <RichTextView html="<h2>標題</h2><ul><li>縮圖</li></ul><table><tbody><tr><td>書桌</td></tr></tbody></table>" />
      <CommentBoardProvider boardId="outline/1" port={ports.comments} author={creator}>
        <CommentDrawer />
      </CommentBoardProvider>
      <ChatProvider port={ports.chat} storage={ports.storage}>
        <Chat />
      </ChatProvider>
      <Tour tour={tour} />
    </div>
  );
}
