import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '.';

const example = (activationMode?: 'manual') => (
  <Tabs defaultValue="a" {...(activationMode ? { activationMode } : {})}>
    <TabsList aria-label="專案">
      <TabsTrigger value="a">進行中</TabsTrigger>
      <TabsTrigger value="b" disabled>
        停用
      </TabsTrigger>
      <TabsTrigger value="c">已結案</TabsTrigger>
    </TabsList>
    <TabsContent value="a">七個</TabsContent>
    <TabsContent value="c">沒有</TabsContent>
  </Tabs>
);

test('arrow keys open the next enabled tab, Home and End the first and last', async () => {
  const screen = await render(example());
  await userEvent.tab();
  await expect.element(screen.getByRole('tab', { name: '進行中' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tabpanel', { name: '已結案' })).toHaveTextContent('沒有');
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByRole('tabpanel', { name: '進行中' })).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('tab', { name: '已結案' })).toHaveAttribute('aria-selected', 'true');
});

test('prop: activationMode manual waits for Enter', async () => {
  const screen = await render(example('manual'));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: '已結案' })).toHaveAttribute('aria-selected', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('tab', { name: '已結案' })).toHaveAttribute('aria-selected', 'true');
});
