import { AcceptanceSheet } from '../entities';
import { defineCall } from './call';
import { TaskParams } from './reviews';

export const acceptanceCalls = {
  sheet: defineCall({
    method: 'GET',
    path: '/api/accept/{task}',
    access: 'member',
    summary: '驗收單：各步驟的定稿、未處理留言、可否驗收',
    params: TaskParams,
    data: AcceptanceSheet,
  }),
};
