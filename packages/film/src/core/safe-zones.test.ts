import { expect, test } from 'vitest';
import { cropBox, percentOf, safeZoneOf, safeZones, surfaces, zoneCanvas } from './safe-zones';

test('every surface has a zone for posts and for advertisements that leaves room in its middle, with its date', () => {
  for (const surface of surfaces) {
    for (const use of ['organic', 'ad'] as const) {
      const zone = safeZones.find((one) => one.surface === surface && one.use === use);
      expect(zone?.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect((zone?.left ?? 0) + (zone?.right ?? 0)).toBeLessThan(zoneCanvas.width / 2);
      expect((zone?.top ?? 0) + (zone?.bottom ?? 0)).toBeLessThan((zoneCanvas.height * 2) / 3);
    }
  }
});

test('the box for all advertisements is clear of each zone', () => {
  expect(safeZoneOf('all', 'ad')).toMatchObject({ top: 288, bottom: 672, left: 120, right: 192, basis: 'measured' });
  expect(percentOf(safeZoneOf('reels', 'ad'))).toEqual({ top: 14, bottom: 35, left: 6, right: 6 });
});

test('a crop is the largest centred rectangle of its aspect ratio', () => {
  expect(cropBox(16 / 9, '1:1')).toEqual({ x: (1 - 9 / 16) / 2, y: 0, width: 9 / 16, height: 1 });
  const tall = cropBox(9 / 16, '4:5');
  expect([tall.x, tall.width]).toEqual([0, 1]);
  expect(tall.height).toBeCloseTo(45 / 64);
  expect(cropBox(9 / 16, '9:16')).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});
