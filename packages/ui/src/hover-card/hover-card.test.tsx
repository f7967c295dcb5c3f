import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, renderInShadow } from '../../test/render';
import { HoverCard, HoverCardContent, HoverCardTrigger } from '.';

const example = (
  <>
    <button type="button">之前</button>
    <HoverCard openDelay={0} closeDelay={0}>
      <HoverCardTrigger href="#creator">林阿澄</HoverCardTrigger>
      <HoverCardContent>美妝保養</HoverCardContent>
    </HoverCard>
    <button type="button">之後</button>
  </>
);

test('hovering opens it, and leaving closes it', async () => {
  const screen = await render(example);
  await screen.getByRole('link', { name: '林阿澄' }).hover();
  await expect.element(screen.getByText('美妝保養')).toBeVisible();
  await screen.getByRole('button', { name: '之後' }).hover();
  await expect.element(screen.getByText('美妝保養')).not.toBeInTheDocument();
});

test('focusing the link opens it and the focus stays there; Escape closes it', async () => {
  const screen = await render(example);
  await screen.getByRole('button', { name: '之前' }).click();
  await userEvent.tab();
  await expect.element(screen.getByText('美妝保養')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '林阿澄' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('美妝保養')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: '林阿澄' })).toHaveFocus();
});

test('Tab moves on to what follows the link', async () => {
  const screen = await render(example);
  await screen.getByRole('button', { name: '之前' }).click();
  await userEvent.tab();
  await expect.element(screen.getByText('美妝保養')).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '之後' })).toHaveFocus();
  await expect.element(screen.getByText('美妝保養')).not.toBeInTheDocument();
});

test('the host is notified, and can keep it closed', async () => {
  const onOpenChange = vi.fn();
  const screen = await render(
    <HoverCard openDelay={0} open={false} onOpenChange={onOpenChange}>
      <HoverCardTrigger href="#creator">林阿澄</HoverCardTrigger>
      <HoverCardContent>美妝保養</HoverCardContent>
    </HoverCard>,
  );
  await screen.getByRole('link').hover();
  await expect.poll(() => onOpenChange.mock.calls[0]?.[0]).toBe(true);
  await expect.element(screen.getByText('美妝保養')).not.toBeInTheDocument();
});

test('in a shadow root it opens inside', async () => {
  const shadow = renderInShadow(example);
  await expect.poll(() => shadow.querySelector('a')).not.toBeNull();
  shadow.querySelector('a')?.focus();
  await expect.poll(() => shadow.querySelector('[data-slot=hover-card-content]')?.textContent).toBe('美妝保養');
});
