import { TooltipProvider } from '@paidang/ui/tooltip';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { Router } from '../app/router';
import { useConsoleSession } from '../stores/console-session';
import { staff } from './console';
import { stubServer } from './stub-server';

/**
 * Opens an address of the console for a staff member, with the whole layout.
 *
 * @param answers responses of the server, by method and path
 * @param meta `meta` of every response
 */
export async function visitConsole(
  address: string,
  answers: Readonly<Record<string, unknown>>,
  { as = staff, meta = {} }: { as?: typeof staff; meta?: object } = {},
) {
  sessionStorage.clear();
  useConsoleSession.getState().enter({ token: 'c1', staff: as });
  onTestFinished(() => useConsoleSession.getState().leave());
  onTestFinished(stubServer({ 'GET /api/console/session': as, 'GET /api/platform/waiting': {}, ...answers }, meta));
  return render(
    <TooltipProvider>
      <MemoryRouter initialEntries={[address]}>
        <Router />
      </MemoryRouter>
    </TooltipProvider>,
  );
}
