import '@paidang/ui/styles.css';
import '../../styles/app.css';
import type { ContentRecord } from '@paidang/contract/entities';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { RecordEditor } from './record-editor';

const record: ContentRecord = {
  kind: 'creator-say',
  uuid: '7d0f6b1e-2f0a-4a52-9a36-0c8ab2f0a001',
  active: true,
  version: 1,
  published: 1,
  content: { avatar: null, name: '阿澄', topic: '', content: '原來的話' },
  updated_at: '2026-11-20T02:00:00.000Z',
  updated_by: '小編',
};

/** Mocked responses to changing calls, by the end of their path. */
async function open(answers: Record<string, () => Response>) {
  const sent: { path: string; body: unknown }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input);
    if (init?.method === 'GET') return Response.json({ status: '0000', message: '', data: [] });
    if (path.endsWith('/content-previews'))
      return Response.json({ status: '0000', message: '', data: { token: 'a', expires_at: record.updated_at } });
    sent.push({ path, body: JSON.parse(String(init?.body)) });
    const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
    return answer?.() ?? new Response(null, { status: 500 });
  });
  await render(
    <DataCache>
      <MemoryRouter>
        <RecordEditor
          kind="creator-say"
          record={record}
          drawPreview={(_, content) => <p>預覽：{String(content.content)}</p>}
          onCreated={() => {}}
          onRemoved={() => {}}
        />
      </MemoryRouter>
    </DataCache>,
  );
  return sent;
}

const ok = (data: unknown) => () => Response.json({ status: '0000', message: '', data });
const refused = (status: number, body: object) => () => Response.json({ message: '', ...body }, { status });
const said = page.getByRole('textbox', { name: '想說的話' });

beforeEach(() => vi.restoreAllMocks());

test('typed content is previewed at once; one press saves and publishes it', async () => {
  const saved = { ...record, version: 2, content: { ...record.content, content: '新的話' } };
  const sent = await open({ '/versions': ok(saved), '/publish': ok({ ...saved, published: 2 }) });
  await userEvent.fill(said, '新的話');
  await expect.element(page.getByText('預覽：新的話')).toBeVisible();
  await page.getByRole('button', { name: '儲存並公開' }).click();
  await expect.element(page.getByText('已公開', { exact: true })).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { content: expect.objectContaining({ content: '新的話' }), version: 1 },
    { version: 2 },
  ]);
});

test('when another person has saved in the meantime, typed content is kept and the user chooses', async () => {
  const theirs = { ...record, version: 2, updated_by: '另一位', content: { ...record.content, content: '對方的話' } };
  const sent = await open({ '/versions': refused(409, { status: '0409', code: '0409', data: theirs }) });
  await userEvent.fill(said, '我的話');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect.element(page.getByText('另一位剛剛存了v2')).toBeVisible();
  await expect.element(said).toHaveValue('我的話');
  await page.getByRole('button', { name: '用我的存成新版本' }).click();
  await expect.poll(() => sent.at(-1)?.body).toMatchObject({ version: 2, content: { content: '我的話' } });
  await page.getByRole('button', { name: '改用對方的版本' }).click();
  await expect.element(said).toHaveValue('對方的話');
});

test('a refused field shows its error in place', async () => {
  const errors = { 'content.content': ['請填寫此欄位'] };
  await open({ '/versions': refused(422, { status: '0422', code: '0422', errors }) });
  await userEvent.fill(said, ' ');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await expect.element(said).toHaveAccessibleDescription(/請填寫此欄位/);
});
