import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../test/render';
import { AlertDialog, AlertDialogContent, AlertDialogDescription, AlertDialogTitle } from '../alert-dialog';
import { Dialog, DialogContent, DialogTitle } from '../dialog';
import { LoadingOverlay } from '../loading-overlay';
import { ScrollArea } from '../scroll-area';
import { Sheet, SheetContent, SheetTitle } from '../sheet';
import { NonceProvider } from '.';

const nonce = 'bm9uY2U';
const blocked = vi.fn();

/** From the first test on, this page only accepts style elements with the nonce, and no markup. */
document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => blocked(violatedDirective));
document.head.append(
  Object.assign(document.createElement('meta'), {
    httpEquiv: 'Content-Security-Policy',
    content: `style-src 'self' 'nonce-${nonce}'; require-trusted-types-for 'script'`,
  }),
);

beforeEach(() => {
  blocked.mockClear();
});

const layers: Record<string, (open: boolean) => ReactNode> = {
  Dialog: (open) => (
    <Dialog open={open}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>標題</DialogTitle>
      </DialogContent>
    </Dialog>
  ),
  Sheet: (open) => (
    <Sheet open={open}>
      <SheetContent aria-describedby={undefined}>
        <SheetTitle>標題</SheetTitle>
      </SheetContent>
    </Sheet>
  ),
  AlertDialog: (open) => (
    <AlertDialog open={open}>
      <AlertDialogContent>
        <AlertDialogTitle>標題</AlertDialogTitle>
        <AlertDialogDescription>說明</AlertDialogDescription>
      </AlertDialogContent>
    </AlertDialog>
  ),
  LoadingOverlay: (open) => <LoadingOverlay open={open} />,
};

function Host({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打開
      </button>
      {layers[name]?.(open)}
    </>
  );
}

const isLocked = () => getComputedStyle(document.body).overflow === 'hidden';

test('without a nonce the policy blocks the style that locks the page', async () => {
  await render(layers.Dialog?.(true));
  await expect.poll(() => blocked.mock.calls).toContainEqual(['style-src-elem']);
  expect(isLocked()).toBe(false);
});

test.each(Object.keys(layers))('with the nonce of the page, %s locks it under a strict policy', async (name) => {
  await render(
    <NonceProvider nonce={nonce}>
      <Host name={name} />
    </NonceProvider>,
  );
  await page.getByRole('button', { name: '打開' }).click();
  await expect.poll(isLocked).toBe(true);
  expect(blocked).not.toHaveBeenCalled();
});

test('a layer that is open from the start uses the nonce too', async () => {
  await render(<NonceProvider nonce={nonce}>{layers.Dialog?.(true)}</NonceProvider>);
  await expect.poll(isLocked).toBe(true);
  expect(blocked).not.toHaveBeenCalled();
});

test('a scroll area hides the native scroll bars without a style element', async () => {
  await render(<ScrollArea label="版本">…</ScrollArea>);
  const viewport = document.querySelector('[data-slot="scroll-area-viewport"]');
  expect(viewport && getComputedStyle(viewport).scrollbarWidth).toBe('none');
  expect(blocked).not.toHaveBeenCalled();
});
