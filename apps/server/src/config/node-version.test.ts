import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refuseOldNode } from './node-version';

test('an outdated Node version is refused, naming the required one', () => {
  expect(() => refuseOldNode('20.20.2')).toThrow('this is Node 20.20.2, and the server needs 22 or newer');
});

test('the current version and the oldest allowed one are accepted', () => {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(() => refuseOldNode()).not.toThrow();
  expect(() => refuseOldNode(engines.node.replace('>=', ''))).not.toThrow();
});
