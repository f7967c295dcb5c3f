import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { StepPageView } from '../../data/step-source';
import { useVersionView } from './use-version-view';

const view = (allowed: readonly string[] = []) =>
  ({
    allowed,
    step: { turn: 'vendor' },
    draft: null,
    versions: [1, 2, 3].map((number) => ({ number })),
  }) as unknown as StepPageView;

function Choice({ comparesAtOnce }: { comparesAtOnce: boolean }) {
  const choice = useVersionView({ view: view(), writer: 'creator', comparesAtOnce, unsavedName: 'none' });
  return (
    <>
      <output aria-label="看的">
        {choice.comparing ? `${choice.versionView}比${choice.base}` : choice.versionView}
      </output>
      <output aria-label="網址">{useLocation().search}</output>
      <button type="button" onClick={() => choice.setComparing(!choice.comparing)}>
        切換
      </button>
      <button type="button" onClick={() => choice.setBase(1)}>
        和1比
      </button>
      <button type="button" onClick={() => choice.show(2)}>
        看2
      </button>
    </>
  );
}

const open = (address = '/', comparesAtOnce = true) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Choice comparesAtOnce={comparesAtOnce} />
    </MemoryRouter>,
  );
const textOf = (name: string) => () => page.getByRole('status', { name }).element().textContent;
const seen = () => expect.poll(textOf('看的'));
const address = () => expect.poll(textOf('網址'));
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('opens the comparison named in the address', async () => {
  await open('/?v=3&compare=1', false);
  await seen().toBe('3比1');
});

test('puts the chosen comparison, or its absence, into the address', async () => {
  await open();
  await seen().toBe('3比2');
  await press('和1比');
  await seen().toBe('3比1');
  await address().toBe('?compare=1&v=3');
  await press('切換');
  await seen().toBe('3');
  await address().toContain('compare=off');
  await press('切換');
  await seen().toBe('3比2');
});

test('another version does not keep the comparison of the previous one', async () => {
  await open('/?v=3&compare=1&mode=wipe&offset=0.5', false);
  await press('看2');
  await seen().toBe('2');
  await address().toBe('?v=2');
});

test.each(['9', 'x', '3'])('ignores a base that cannot be compared with (%s)', async (number) => {
  await open(`/?v=3&compare=${number}`, false);
  await seen().toBe('3');
});
