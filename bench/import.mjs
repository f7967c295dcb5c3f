import { performance } from 'node:perf_hooks';
import { importReport, readCsvFile } from '@paidang/contract/report-import';
import { median } from './pages.mjs';

/** An export of 20 MB: one post per row, the maximum size the import accepts. */
const header = '內容,影片標題,影片發布時間,觀看次數,曝光點閱率 (%),喜歡次數,已新增留言\r\n';
const row = (index) =>
  `v${String(index).padStart(10, '0')},"夜間修護精華，""一週""實測",2026年12月16日,"214,386",9.41,11842,1206\r\n`;
const bytes = new TextEncoder().encode(header + Array.from({ length: 210_000 }, (_, index) => row(index)).join(''));
const timed = (work) => {
  const started = performance.now();
  const result = work();
  return { result, ms: performance.now() - started };
};
const runs = Array.from({ length: 5 }, () => {
  const read = timed(() => readCsvFile(bytes));
  const understood = timed(() => importReport(read.result, { type: 'video' }));
  return { read: read.ms, understood: understood.ms };
});
const of = (part) => median(runs.map((run) => run[part])).toFixed(0);
console.log(
  `Reading ${(bytes.length / 1024 ** 2).toFixed(1)} MB of CSV: ${of('read')} ms, understanding it: ${of('understood')} ms`,
);
