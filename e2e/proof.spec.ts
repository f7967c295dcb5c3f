import { CommentBoard } from './fixtures/comment-board.ts';
import { openOutline, openProject, projects } from './fixtures/demo.ts';
import { accounts, expect, test } from './fixtures/test.ts';

test('what became of each comment is seen in the next version, confirmed with one key, and seen by the other side', async ({
  person,
}) => {
  test.setTimeout(180_000);
  const [vendor, creator] = [await person({ as: accounts.vendor }), await person({ as: accounts.creator })];
  const [review, own] = [new CommentBoard(vendor), new CommentBoard(creator)];
  /** Walks from the first comment to check to the third. */
  const goToThird = async (first: string, second: string, third: string) => {
    await review.drawer.getByRole('button', { name: '逐則核對' }).press('Enter');
    await expect(review.comment(first)).toBeFocused();
    await vendor.keyboard.press('ArrowDown');
    await expect(review.comment(second)).toBeFocused();
    await vendor.keyboard.press('ArrowDown');
    await expect(review.comment(third)).toBeFocused();
  };

  await test.step('the vendor goes through the comments of earlier versions with the keys alone', async () => {
    await openOutline(vendor, projects.busy);
    const [friends, coupon] = [review.comment('朋友入鏡要記得簽肖像同意書'), review.comment('優惠碼用字卡就好')];
    await goToThird('整體方向很好', '朋友入鏡要記得簽肖像同意書', '優惠碼用字卡就好');
    await expect(friends).toContainText('沒有改動');
    await expect(friends.getByRole('button', { name: '已依留言修改' })).toHaveCount(0);
    await expect(coupon.getByRole('deletion').first()).toContainText('最後放優惠碼與購買連結');
    await expect(coupon).toContainText('優惠碼用字卡帶過');
    await vendor.keyboard.press('Enter');
    await expect(coupon).toHaveCount(0);
  });

  await test.step('the creator sees who confirmed it, and with what', async () => {
    await openOutline(creator, projects.busy);
    await own.show('已處理');
    const proven = own.comment('優惠碼用字卡就好');
    await proven.getByText('許雅筑確認v3已依留言修改').click();
    await expect(proven).toContainText('優惠碼用字卡帶過');
  });

  await test.step('of a film, both frames of the moment are seen, and the keys go through it as well', async () => {
    await openProject(vendor, projects.cut);
    await vendor
      .getByRole('list', { name: '任務步驟' })
      .getByRole('link', { name: /影片製作/ })
      .click();
    const label = review.comment('讓標籤看得清楚');
    await goToThird('節奏很好', '字卡的「七天見效」', '讓標籤看得清楚');
    await expect(label.getByLabel('A copy在00:06的畫面')).toBeVisible();
    await expect(label.getByLabel('B copy在00:06的畫面')).toBeVisible();
    await vendor.keyboard.press('Enter');
    await expect(label).toHaveCount(0);
    await review.show('已處理');
    await expect(label.getByText('許雅筑確認B copy已依留言修改')).toBeVisible();
  });
});
