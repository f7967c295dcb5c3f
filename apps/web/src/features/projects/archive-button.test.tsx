import { TooltipProvider } from '@paidang/ui/tooltip';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { project } from '../../testing/people';
import { ArchiveButton } from './archive-button';

const list = (names: readonly string[]) => (
  <DataCache>
    <TooltipProvider>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href="#project">{name}</a>
            <ArchiveButton project={{ ...project, uuid: name, name, status: 'closed' }} />
          </li>
        ))}
      </ul>
    </TooltipProvider>
  </DataCache>
);

test('R-rta-02 when a project archived by keyboard leaves the list, focus moves to the next row', async () => {
  const screen = await render(list(['甲', '乙', '丙']));
  for (let pressed = 0; pressed < 4; pressed += 1) await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '封存《乙》' })).toHaveFocus();
  await screen.rerender(list(['甲', '丙']));
  await expect.element(screen.getByRole('link', { name: '丙' })).toHaveFocus();

  await userEvent.tab();
  await screen.rerender(list(['甲']));
  await expect.element(screen.getByRole('link', { name: '甲' })).toHaveFocus();
});
