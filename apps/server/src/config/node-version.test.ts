import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refuseOldNode } from './node-version';

test('a Node that is too old is named with the one that is needed', () => {
  expect(() => refuseOldNode('20.20.2')).toThrow('this is Node 20.20.2, and the server needs 22 or newer');
});

test('the version the project runs with will do, and so will the oldest that the package allows', () => {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(() => refuseOldNode()).not.toThrow();
  expect(() => refuseOldNode(engines.node.replace('>=', ''))).not.toThrow();
});
