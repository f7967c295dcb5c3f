import { randomUUID } from 'node:crypto';
import { type Api, apiOf } from './fixtures/api.ts';
import { CommentBoard } from './fixtures/comment-board.ts';
import { openOutline, projects } from './fixtures/demo.ts';
import { accounts, expect, test } from './fixtures/test.ts';

interface Sent {
  by: Api;
  key: string;
  words: string;
}

const burst = 60;
const killAfter = 20;
const atOnce = 4;

const connectionNoise = [/WebSocket connection to/, /net::ERR_(CONNECTION|EMPTY_RESPONSE|INCOMPLETE)/];

test('comments that were acknowledged survive SIGKILL, both pages recover, nothing is shown twice', async ({
  person,
  server,
}) => {
  const [creator, vendor] = [
    await person({ as: accounts.creator, noise: connectionNoise }),
    await person({ as: accounts.vendor, noise: connectionNoise }),
  ];
  const [creatorBoard, vendorBoard] = [new CommentBoard(creator), new CommentBoard(vendor)];
  const task = await openOutline(creator, projects.busy);
  await openOutline(vendor, projects.busy);
  const apis = [await apiOf(creator, server), await apiOf(vendor, server)] as const;
  const path = `/api/outline_message/${task}`;
  const post = ({ by, key, words }: Sent) =>
    by<{ message_id: string }>('POST', path, { task_uuid: task, message: words }, { key });
  const { data: first } = await apis[0]<unknown[]>('GET', path);

  const acknowledged: Sent[] = [];
  const unanswered: Sent[] = [];

  const told = creator.getByText('網路連線異常，請檢查網路狀態').first().waitFor({ timeout: 60_000 });
  await test.step('the server is killed in the middle of a burst', async () => {
    await vendorBoard.composer.fill('寫到一半的話');
    const waiting = Array.from({ length: burst }, (_, index): Sent => {
      return { by: index % 2 === 0 ? apis[0] : apis[1], key: randomUUID(), words: `連發第${index + 1}則` };
    });
    const total = waiting.length;
    let killed: Promise<void> | null = null;
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const answer = await post(next).catch(() => null);
        if (answer?.status === 200) acknowledged.push(next);
        else unanswered.push(next);
        if (acknowledged.length === killAfter) killed ??= server.kill();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    await killed;
    expect(acknowledged.length + unanswered.length).toBe(total);
    expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter);
    expect(unanswered.length).toBeGreaterThan(0);
  });

  await test.step('R-err-09 meanwhile a comment is refused with its reason, and its words are kept', async () => {
    await vendorBoard.sendButton.click();
    await expect(vendor.getByText('送出留言失敗', { exact: true })).toBeVisible();
    await expect(vendorBoard.composer).toHaveValue('寫到一半的話');
    await creator.getByRole('navigation', { name: '路徑' }).getByRole('link', { name: projects.busy }).focus();
    await creator.keyboard.press('Enter');
    await told;
    await creator.goBack();
  });

  await server.start();

  await test.step('every acknowledged comment is there; what had no answer is there at most once', async () => {
    const { data: kept } = await apis[0]<{ message: string }[]>('GET', path);
    const words = kept.map(({ message }) => message);
    expect(new Set(words).size).toBe(words.length);
    expect(acknowledged.map((one) => one.words).filter((one) => !words.includes(one))).toEqual([]);
  });

  await test.step('the same requests sent again are applied once', async () => {
    for (const one of [...unanswered, ...acknowledged]) expect((await post(one)).status).toBe(200);
  });

  await test.step('both pages recover by themselves and show each comment once', async () => {
    const total = first.length + burst;
    for (const board of [creatorBoard, vendorBoard]) {
      await board.show('全部');
      await expect(board.drawer.getByRole('radio', { name: `全部 ${total}` })).toBeVisible({ timeout: 60_000 });
      const ids = await board.comments.evaluateAll((all) => all.map((one) => one.getAttribute('data-comment')));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  await test.step('and hear each other again', async () => {
    await vendorBoard.sendButton.click();
    await expect(creatorBoard.comment('寫到一半的話')).toBeVisible();
    await creatorBoard.send('收到，我這邊也恢復了。');
    await expect(vendorBoard.comment('收到，我這邊也恢復了。')).toHaveCount(1);
    await expect(vendorBoard.comment('寫到一半的話')).toHaveCount(1);
  });
});
