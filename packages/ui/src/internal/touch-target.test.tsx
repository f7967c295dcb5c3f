import { expect, test } from 'vitest';
import { render } from '../../test/render';
import { Breadcrumb } from '../breadcrumb';
import { Checkbox } from '../checkbox';
import { Switch } from '../switch';

test('a small control has a target 24 px wide and high', async () => {
  const screen = await render(
    <div style={{ display: 'grid', gap: 24, padding: 40 }}>
      <Breadcrumb label="路徑" items={[{ label: '專案', href: '#projects' }, { label: '進度' }]} />
      <Checkbox label="同意" />
      <Switch label="比對" />
    </div>,
  );
  const controls = [
    screen.getByRole('link', { name: '專案' }),
    screen.getByRole('checkbox', { name: '同意' }),
    screen.getByRole('switch', { name: '比對' }),
  ];
  for (const control of controls) {
    const { left, top, width, height } = control.element().getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    for (const [dx, dy] of [
      [-11.5, 0],
      [11.5, 0],
      [0, -11.5],
      [0, 11.5],
    ] as const) {
      const hit = document.elementFromPoint(x + dx, y + dy);
      expect(control.element().contains(hit) || hit?.closest('label')).toBeTruthy();
    }
  }
});
