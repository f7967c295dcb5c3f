import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { Button } from '../button';
import { Card, CardBody, CardDescription, CardFooter, CardHeader, CardLink, CardTitle } from '.';

test('a press anywhere on the card follows its link, which keeps its own name', async () => {
  const follow = vi.fn();
  const screen = await render(
    <Card data-testid="card">
      <CardTitle>
        <CardLink href="#there" onClick={follow}>
          夜間修護精華
        </CardLink>
      </CardTitle>
      <CardBody>第三天開始記錄膚況</CardBody>
    </Card>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: '夜間修護精華', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(follow).toHaveBeenCalledOnce();
  await screen.getByTestId('card').click({ position: { x: 8, y: 60 } });
  expect(follow).toHaveBeenCalledTimes(2);
});

test('pressing another control of the card does not follow the link', async () => {
  const follow = vi.fn();
  const press = vi.fn();
  const screen = await render(
    <Card>
      <CardTitle>
        <CardLink href="#there" onClick={follow}>
          夜間修護精華
        </CardLink>
      </CardTitle>
      <CardFooter>
        <Button size="sm" onClick={press} className="pd:relative">
          封存
        </Button>
      </CardFooter>
    </Card>,
  );
  await screen.getByRole('button', { name: '封存' }).click();
  expect(press).toHaveBeenCalledOnce();
  expect(follow).not.toHaveBeenCalled();
});

test('prop: asChild renders it as a list item', async () => {
  const screen = await render(
    <ul>
      <Card asChild tone="creator">
        <li>等阿澄</li>
      </Card>
    </ul>,
  );
  const item = screen.getByRole('listitem');
  await expect.element(item).toHaveAttribute('data-slot', 'card');
  await expect.element(item).toHaveAttribute('data-tone', 'creator');
});

test('prop: as sets the heading level', async () => {
  const screen = await render(
    <Card>
      <CardTitle as="h2">週年慶直播</CardTitle>
    </Card>,
  );
  await expect.element(screen.getByRole('heading', { level: 2, name: '週年慶直播' })).toBeVisible();
});

test('very long text does not overflow at 320 px', async () => {
  await page.viewport(320, 640);
  const word = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(4);
  const screen = await render(
    <Card data-testid="card">
      <CardHeader>
        <CardTitle>{word}</CardTitle>
        <span>2</span>
      </CardHeader>
      <CardDescription>{word}</CardDescription>
      <CardFooter>
        <span>{word}</span>
        <span>{word}</span>
      </CardFooter>
    </Card>,
  );
  const card = screen.getByTestId('card').element();
  expect(card.scrollWidth).toBe(card.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1280, 800);
});
