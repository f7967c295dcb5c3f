import type { Requirement, TraceCell, TraceColumn, TraceMark, TracePlace } from '@paidang/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inApp } from '../../testing/in-app';
import { creator, project, vendor } from '../../testing/people';
import { TraceMatrix } from './trace-matrix';
import { TracePanel } from './trace-panel';

const [task] = project.tasks;
const id = (number: number) => `0199a000-0000-7000-8000-00000000020${number}`;

const asked = (number: number, kind: Requirement['kind'], text: string, since = 1): Requirement => ({
  requirement_uuid: id(number),
  kind,
  number,
  text,
  since,
});

const requirements = [
  asked(1, 'say', '用法：三滴，不多不少'),
  asked(2, 'say', '字卡：七天使用紀錄'),
  asked(3, 'show', '書桌檯燈亮著'),
  asked(4, 'show', '滴管滴在掌心的特寫', 2),
  asked(5, 'not', '「見效」「修復」等療效字眼'),
];

const words = (text: string): TracePlace => ({ field: '', start: 0, end: text.length, text, before: '', after: '。' });

const cell = (number: number, state: TraceCell['state'], rest: Partial<TraceCell> = {}): TraceCell => ({
  requirement_uuid: id(number),
  state,
  places: [],
  confidence: state === 'met' ? 1 : 0,
  mark: null,
  earlier: null,
  ...rest,
});

const mark: TraceMark = {
  mark_uuid: id(9),
  version: 1,
  is_met: true,
  about: '書桌檯燈亮著',
  quote: '燈一直開著',
  note: '整場都看得到',
  time: null,
  time_end: null,
  created_by: vendor,
  created_at: '2026-11-21T12:00:00.000Z',
};

const outline: TraceCell[] = [
  cell(1, 'met', { places: [words('三滴，不多不少')] }),
  cell(2, 'gap'),
  cell(3, 'met', { mark }),
  cell(4, 'gap', { earlier: { ...mark, about: '滴管特寫' } }),
  cell(5, 'met'),
];

const column = (code: TraceColumn['function'], version: number | null, cells: TraceCell[]): TraceColumn => ({
  function: code,
  platform_uuid: null,
  platform_title: null,
  status: version === null ? 'locked' : 'provided',
  version,
  newest: version ?? 0,
  cells,
  marks: [],
});

const matrix = {
  brief_version: 2,
  requirements,
  columns: [
    column('030', 1, outline),
    column('040', 2, [...outline.slice(0, 3), cell(4, 'met', { places: [words('滴管停在掌心上')] }), cell(5, 'met')]),
    column(
      '050',
      null,
      requirements.map(({ number }) => cell(number, 'none')),
    ),
  ],
};

function Trace({ isMatrix = false, isEmpty = false }: { isMatrix?: boolean; isEmpty?: boolean }) {
  const [active, setActive] = useState<string | null>(null);
  if (isMatrix) return task ? <TraceMatrix task={task} matrix={matrix} /> : null;
  return (
    <div style={{ display: 'flex', width: 'min(400px, 100%)', minHeight: 560, border: '1px solid var(--pd-line)' }}>
      <TracePanel
        shown={isEmpty ? null : { requirements, cells: outline, version: 1, gaps: [] }}
        user={creator.uuid}
        moments={undefined}
        versionName={(version) => `v${version}`}
        active={active}
        onActiveChange={setActive}
        onMark={async () => undefined}
        onWithdraw={async () => undefined}
      />
    </div>
  );
}

const meta = {
  title: 'App/Trace 需求對照 (brief-to-frame matrix, coverage)',
  id: 'app-trace',
  tags: ['!autodocs'],
  component: Trace,
  decorators: [inApp],
} satisfies Meta<typeof Trace>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A version next to its text: which requirements it meets, and by which words. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /用法：三滴/ }));
    await expect(canvas.getByText('三滴，不多不少')).toBeVisible();
  },
};

/** Before a brief has been sent. */
export const Empty: Story = { args: { isEmpty: true } };

/** All requirements in all steps; gaps are red and labelled. */
export const Matrix: Story = { args: { isMatrix: true } };

export const MatrixNarrow: Story = { args: { isMatrix: true }, globals: { viewport: { value: 'narrow' } } };

export const MatrixDark: Story = { ...Matrix, tags: ['!test'], parameters: { theme: 'dark' } };

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };
