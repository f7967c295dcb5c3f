import type { Call } from '@paidang/contract/calls';
import type { TestApp, TestRequest } from '../build-app';

const rounds = 20;

/** Makes a call many times, each time from another address. @returns median and 95th percentile, as two table cells */
export async function timeCall(
  server: TestApp,
  call: Pick<Call, 'method' | 'path'>,
  request: TestRequest,
): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const headers = { 'x-forwarded-for': `10.0.0.${round}` };
    const { statusCode, body } = await server.call(call, { ...request, headers });
    if (statusCode !== 200) throw new Error(body);
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => `${Math.round(times[Math.min(rounds - 1, Math.floor(rounds * share))] ?? 0)} ms`;
  return `${at(0.5)} | ${at(0.95)}`;
}
