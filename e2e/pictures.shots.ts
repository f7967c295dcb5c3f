import type { Page } from '@playwright/test';
import { accounts, logIn, test } from './fixtures/test.ts';

type Seat = 'guest' | 'vendor' | 'creator';

interface Shot {
  name: string;
  seat: Seat;
  /** Goes to the state to be pictured. */
  go: (page: Page) => Promise<unknown>;
}

const openProject = async (page: Page) => {
  await page.goto('/project');
  await page
    .getByRole('link', { name: /夜間修護精華/ })
    .first()
    .click();
  await page.waitForURL(/project_progress/);
};

const openOutline = async (page: Page) => {
  await openProject(page);
  await page
    .getByRole('link', { name: /創意大綱/ })
    .first()
    .click();
  await page.waitForURL(/\/outline\//);
};

const shots: Shot[] = [
  { name: 'landing', seat: 'guest', go: (page) => page.goto('/') },
  { name: 'login', seat: 'guest', go: (page) => page.goto('/?login=1') },
  { name: 'register', seat: 'guest', go: (page) => page.goto('/register') },
  { name: 'not-found', seat: 'guest', go: (page) => page.goto('/nowhere') },
  { name: 'project-list', seat: 'vendor', go: (page) => page.goto('/project') },
  { name: 'project-list-creator', seat: 'creator', go: (page) => page.goto('/project') },
  { name: 'project-progress', seat: 'vendor', go: openProject },
  { name: 'outline-vendor', seat: 'vendor', go: openOutline },
  { name: 'outline-creator', seat: 'creator', go: openOutline },
  { name: 'chat', seat: 'vendor', go: (page) => page.goto('/chat') },
  {
    name: 'notifications',
    seat: 'vendor',
    go: async (page) => {
      await page.goto('/project');
      await page.getByRole('button', { name: /通知/ }).first().click();
    },
  },
];

const sizes = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } };

for (const theme of ['light', 'dark'] as const) {
  for (const [width, viewport] of Object.entries(sizes)) {
    for (const seat of ['guest', 'vendor', 'creator'] as const) {
      test(`${seat}, ${theme}, ${width}`, async ({ person }) => {
        const page = await person({ viewport, theme });
        if (seat !== 'guest') await logIn(page, accounts[seat]);
        for (const shot of shots.filter((each) => each.seat === seat)) {
          await shot.go(page);
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => document.fonts.ready);
          await page.screenshot({ path: `.shots/${shot.name}-${width}-${theme}.png` });
        }
      });
    }
  }
}
