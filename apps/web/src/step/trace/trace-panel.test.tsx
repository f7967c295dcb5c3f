import '@paidang/ui/styles.css';
import '../../styles/app.css';
import type { Requirement, TraceCell, TraceMark } from '@paidang/contract/entities';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { creator, vendor } from '../../testing/people';
import type { ShownTrace, TraceMoments } from './shown-trace';
import { TracePanel, type TracePanelProps } from './trace-panel';

const id = (number: number) => `0199a000-0000-7000-8000-00000000020${number}`;
const asked = (number: number, kind: Requirement['kind'], text: string, since = 1): Requirement => ({
  requirement_uuid: id(number),
  kind,
  number,
  text,
  since,
});
const cell = (number: number, state: TraceCell['state'], rest: Partial<TraceCell> = {}): TraceCell => ({
  requirement_uuid: id(number),
  state,
  places: [],
  confidence: 0,
  mark: null,
  earlier: null,
  ...rest,
});
const requirements = [
  asked(1, 'say', '用法：三滴，不多不少'),
  asked(2, 'show', '滴管滴在掌心的特寫', 2),
  asked(3, 'not', '不可說「修復」'),
];
const place = { field: 'scripts.1.narration', start: 0, end: 7, text: '三滴，不多不少', before: '', after: '。' };
const mark: TraceMark = {
  mark_uuid: id(9),
  version: 1,
  is_met: true,
  about: '滴管特寫',
  quote: '',
  note: '',
  time: null,
  time_end: null,
  created_by: vendor,
  created_at: '2026-11-21T12:00:00.000Z',
};
const shown: ShownTrace = {
  requirements,
  cells: [cell(1, 'met', { places: [place] }), cell(2, 'gap', { earlier: mark }), cell(3, 'met')],
  version: 2,
  gaps: requirements.slice(1, 2),
};

const onMark = vi.fn(async () => {});
const onWithdraw = vi.fn(async () => {});

// Preloaded, since these tests are about the content rather than the loading.
beforeAll(async () => {
  await import('./met-form');
});

function Panel(props: Partial<TracePanelProps>) {
  const [active, setActive] = useState<string | null>(null);
  return (
    <main>
      <TracePanel
        shown={shown}
        user={creator.uuid}
        moments={undefined}
        versionName={(version) => `v${version}`}
        active={active}
        onActiveChange={setActive}
        onMark={onMark}
        onWithdraw={onWithdraw}
        {...props}
      />
    </main>
  );
}

const row = (text: string) => page.getByRole('button', { name: new RegExp(text) });

test('shows whether each requirement is met and by which text, and takes marks', async () => {
  await render(<Panel />);
  await expect.element(page.getByText('2/3')).toBeVisible();
  await userEvent.click(row('用法：三滴，不多不少'));
  await expect.element(page.getByText('第2段旁白')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '確認對到' }));
  expect(onMark).toHaveBeenLastCalledWith(id(1), { is_met: true, quote: '三滴，不多不少' });
  await userEvent.click(page.getByRole('radio', { name: /只看缺的/ }));
  await expect.element(row('用法：三滴，不多不少')).not.toBeInTheDocument();
});

test('a gap shows the mark from before the brief changed, and asks where it is met', async () => {
  await render(<Panel />);
  await expect.element(row('滴管滴在掌心的特寫')).toMatchTextContent('缺');
  await expect.element(row('滴管滴在掌心的特寫')).toMatchTextContent('v2改');
  await userEvent.click(row('滴管滴在掌心的特寫'));
  await expect.element(page.getByText(/改過以前的「滴管特寫」/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '這裡有做到⋯' }));
  await userEvent.fill(page.getByRole('textbox', { name: '在哪裡、怎麼做到的' }), '第二段的近景');
  await userEvent.click(page.getByRole('button', { name: '儲存' }));
  expect(onMark).toHaveBeenLastCalledWith(id(2), { is_met: true, quote: '', note: '第二段的近景' });
});

test('for a video, marks the current moment; users can withdraw only their own marks', async () => {
  const time = { hour: 0, minute: 0, second: 9 };
  const moments: TraceMoments = { now: () => time, useNow: () => time, goTo: vi.fn(), text: () => '00:00:09:00' };
  const film = { ...shown, cells: [cell(1, 'met', { mark: { ...mark, time } }), cell(2, 'gap'), cell(3, 'none')] };
  await render(<Panel shown={film} moments={moments} />);
  await userEvent.click(row('滴管滴在掌心的特寫'));
  await userEvent.click(page.getByRole('button', { name: '標在00:00:09:00' }));
  expect(onMark).toHaveBeenLastCalledWith(id(2), { is_met: true, time });
  await userEvent.click(row('不可說「修復」'));
  await userEvent.click(page.getByRole('button', { name: '標出00:00:09:00出現' }));
  expect(onMark).toHaveBeenLastCalledWith(id(3), { is_met: false, time });
  await userEvent.click(row('用法：三滴，不多不少'));
  await userEvent.click(page.getByRole('button', { name: '從00:00:09:00看' }));
  expect(moments.goTo).toHaveBeenCalledWith(time);
  await expect.element(page.getByRole('button', { name: '收回' })).not.toBeInTheDocument();
});

test('a draft and an ended project are read-only', async () => {
  await render(<Panel shown={{ ...shown, version: null }} />);
  await userEvent.click(row('用法：三滴，不多不少'));
  await expect.element(page.getByText('第2段旁白')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '確認對到' })).not.toBeInTheDocument();
});
