import type { PlatformProposal } from '@paidang/contract/entities';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { DataCache } from '../../data/data-cache';
import { useProposalDraft } from './use-proposal-draft';

const draft = {
  name: '',
  brand: '',
  product: '',
  candidates: [],
  deliverables: [],
  quote: [],
  phases: [],
  notes: '',
  valid_until: null,
};

const wrapper = ({ children }: { children: ReactNode }) => <DataCache>{children}</DataCache>;

test('text typed during a save is saved afterwards, based on the new revision', async () => {
  const asked: number[] = [];
  const answers: (() => void)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method !== 'PUT') return Response.json({ status: '0000', message: '', data: [], meta: {} });
    const { revision } = JSON.parse(String(init.body));
    asked.push(revision);
    await new Promise<void>((resolve) => answers.push(resolve));
    return Response.json({ status: '0000', message: '', data: { uuid: 'p1', revision: revision + 1 } });
  });
  const proposal = { uuid: 'p1', draft, revision: 4 } as unknown as PlatformProposal;
  const { result, act } = await renderHook(() => useProposalDraft(proposal), { wrapper });
  await act(() => result.current.change({ name: '冬' }));
  const saved = result.current.flush();
  await expect.poll(() => answers.length).toBe(1);
  await act(() => result.current.change({ name: '冬夜' }));
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  expect(await saved).toBe(true);
  expect(asked).toEqual([4, 5]);
  await expect.poll(() => result.current.state).toBe('saved');
});
