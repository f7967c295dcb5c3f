import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { DatePicker } from '../date-picker';
import { en } from '../labels/en';
import { Lightbox } from '../lightbox';
import { Pagination } from '../pagination';
import { Rating } from '../rating';
import { LocaleProvider, readingKey, useDirection, useLanguageAttributes, useLocale } from '.';

function Here() {
  return <output>{`${useLocale()} ${useDirection()} ${JSON.stringify(useLanguageAttributes())}`}</output>;
}

test('without a provider everything is Chinese, and there are no language attributes', async () => {
  const screen = await render(<Here />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('zh-TW ltr {}');
});

test('a nested provider inherits what it does not set', async () => {
  const screen = await render(
    <LocaleProvider locale="ar" labels={en}>
      <LocaleProvider labels={{ rating: { clear: 'Remove' } }}>
        <Here />
        <Rating aria-label="Score" defaultValue={2} clearable />
      </LocaleProvider>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('ar rtl {"lang":"ar","dir":"rtl"}');
  await expect.element(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
  // Labels are replaced as a whole set; labels missing from it are Chinese.
  await expect.element(screen.getByRole('radio', { name: '2分' })).toBeChecked();
});

test('labels of a component: its props, then the provider, then Chinese', async () => {
  const screen = await render(
    <LocaleProvider locale="en" labels={en}>
      <Pagination page={2} pageCount={3} onPageChange={() => undefined} labels={{ next: 'Onwards' }} />
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Previous' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Onwards' })).toBeVisible();
});

test('a calendar uses the language, its first weekday, and parses text typed in it', async () => {
  const screen = await render(
    <LocaleProvider locale="en-GB" labels={en}>
      <DatePicker aria-label="Live on" defaultValue="2026-11-21" />
    </LocaleProvider>,
  );
  await screen.getByRole('button', { name: 'Choose date' }).click();
  await expect.element(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Saturday, 21 November 2026, selected' })).toBeInTheDocument();
  expect(document.querySelector('thead th')?.textContent).toBe('M');
  await page.getByRole('button', { name: 'Friday, 20 November 2026' }).click();
  const field = screen.getByRole('textbox', { name: 'Live on' });
  await expect.element(field).toHaveValue('2026-11-20');
  await field.fill('3/12/2026');
  await screen.getByRole('button', { name: 'Choose date' }).click();
  await expect.element(field).toHaveValue('2026-12-03');
});

test.each([
  ['ltr', ['ArrowRight', 'ArrowLeft', 'Home']],
  ['rtl', ['ArrowLeft', 'ArrowRight', 'Home']],
])('in %s text an arrow key is the one in the direction one reads', (dir, expected) => {
  const target = document.body.appendChild(document.createElement('div'));
  target.dir = dir;
  expect(['ArrowRight', 'ArrowLeft', 'Home'].map((key) => readingKey({ key, target }))).toEqual(expected);
  target.remove();
});

test('pictures are mirrored according to the writing direction', async () => {
  const onIndexChange = vi.fn();
  document.documentElement.dir = 'rtl';
  const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  await render(
    <LocaleProvider locale="ar" labels={en}>
      <Lightbox
        open
        onOpenChange={() => undefined}
        index={0}
        onIndexChange={onIndexChange}
        images={[
          { src: blank, alt: 'One' },
          { src: blank, alt: 'Two' },
        ]}
      />
    </LocaleProvider>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Picture viewer' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onIndexChange).toHaveBeenCalledWith(1);
  document.documentElement.dir = '';
});
