import '../styles/app.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyExtra } from './lazy-extra';
import { ShowTogether, StillLoading } from './show-together';

function coming<Part>(part: Part) {
  let arrive = () => {};
  const loaded = new Promise<{ default: Part }>((resolve) => {
    arrive = () => resolve({ default: part });
  });
  return { load: () => loaded, arrive: () => arrive() };
}
const Band = () => <p>還有一份問卷</p>;
const waiting = <p>請稍候</p>;

test('shows its children only once the band above them is loaded, so that buttons do not move', async () => {
  const { load, arrive } = coming(Band);
  const Late = lazyExtra(load, <StillLoading />);
  const screen = await render(
    <ShowTogether waiting={waiting} timeoutMs={60_000}>
      <Late />
      <button type="button">結案報告</button>
    </ShowTogether>,
  );
  const button = screen.getByText('結案報告');
  await expect.element(screen.getByText('請稍候')).toBeVisible();
  await expect.element(button).not.toBeVisible();
  arrive();
  await expect.element(button).toBeVisible();
  await expect.element(screen.getByText('還有一份問卷')).toBeVisible();
  await expect.element(screen.getByText('請稍候')).not.toBeInTheDocument();
});

test('shows its children at once if nothing is pending; parts that suspend later hide nothing', async () => {
  const { load, arrive } = coming(Band);
  const Late = lazyExtra(load, <StillLoading />);
  const page = (late: boolean) => (
    <ShowTogether waiting={waiting} timeoutMs={60_000}>
      {late ? <Late /> : null}
      <button type="button">結案報告</button>
    </ShowTogether>
  );
  const screen = await render(page(false));
  expect(screen.getByText('請稍候').query()).toBeNull();
  await screen.rerender(page(true));
  await expect.element(screen.getByText('結案報告')).toBeVisible();
  arrive();
  await expect.element(screen.getByText('還有一份問卷')).toBeVisible();
});

test('shows its children after the timeout if a band never loads', async () => {
  const Late = lazyExtra(coming(Band).load, <StillLoading />);
  const screen = await render(
    <ShowTogether waiting={waiting} timeoutMs={50}>
      <Late />
      <button type="button">結案報告</button>
    </ShowTogether>,
  );
  await expect.element(screen.getByText('結案報告')).toBeVisible();
});

test('waits in one go for a part that is loaded and then fetches its data', async () => {
  const { load, arrive } = coming(() => <StillLoading />);
  const Late = lazyExtra(load, <StillLoading />);
  const page = (done: boolean) => (
    <ShowTogether waiting={waiting} timeoutMs={60_000}>
      {done ? <Band /> : <Late />}
      <button type="button">結案報告</button>
    </ShowTogether>
  );
  const screen = await render(page(false));
  arrive();
  await load();
  await expect.element(screen.getByText('結案報告')).not.toBeVisible();
  await screen.rerender(page(true));
  await expect.element(screen.getByText('結案報告')).toBeVisible();
});
