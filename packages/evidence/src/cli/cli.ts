#!/usr/bin/env node
import { argv, stderr, stdout } from 'node:process';
import { run } from './run';

process.exitCode = await run(argv.slice(2), {
  out: (text) => void stdout.write(text),
  error: (text) => void stderr.write(text),
});
