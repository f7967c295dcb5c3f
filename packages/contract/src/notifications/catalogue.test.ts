import { expect, test } from 'vitest';
import { parameters, time } from '../../test/notification-parameters';
import { notificationCodes, notificationTarget, notificationText } from '.';

/** What a notification about the second task says and where it leads, by its code. */
const catalogue: Record<string, [text: string, target: string]> = {
  '1-010-02': ['山眠 修改了專案《冬季》', '/project_progress?id=p1&index=1'],
  '3-010-02': ['《冬季》已進入結案階段', '/project_progress?id=p1&index=1'],
  '1-010-03': ['《冬季》已結束', '/project_progress?id=p1&index=1'],
  '2-010-03': ['《冬季》已結束', '/project_progress?id=p1&index=1'],
  '3-010-03': ['《冬季》已結束', '/project_progress?id=p1&index=1'],
  '1-010-07': ['山眠 已開啟專案《冬季》', '/project_progress?id=p1&index=1'],
  '2-010-07': ['山眠 已開啟專案《冬季》', '/project_progress?id=p1&index=1'],
  '1-010-10': ['山眠 邀請你加入專案《冬季》', '/invitation'],
  '2-010-10': ['山眠 邀請你為合作開設專案', '/invitation'],
  '1-010-11': ['山眠 已建立專案《冬季》', '/project_progress?id=p1&index=1'],
  '2-010-11': ['山眠 已加入專案《冬季》', '/project_progress?id=p1&index=1'],
  '1-010-12': ['山眠 婉拒了開案邀請', '/invitation'],
  '2-010-12': ['山眠 婉拒了《冬季》邀請', '/invitation'],
  '1-020-01': ['山眠 提供了《冬季》的需求單', '/briefb/t1/video?index=1'],
  '1-020-02': ['山眠 更新了《冬季》的需求單', '/briefb/t1/video?index=1'],
  '1-020-03': ['山眠 封存了《冬季》的需求單', '/briefb/t1/video?index=1'],
  '1-020-04': ['山眠 在《冬季》的需求單新增留言', '/briefb/t1/video?index=1&comment=m1'],
  '2-020-04': ['山眠 在《冬季》的需求單新增留言', '/briefb/t1/video?index=1&comment=m1'],
  '2-020-05': ['山眠 已確認《冬季》的需求單', '/briefb/t1/video?index=1'],
  '1-020-08': ['山眠 在《冬季》的需求單回覆了留言', '/briefb/t1/video?index=1&comment=m1'],
  '2-020-08': ['山眠 在《冬季》的需求單回覆了留言', '/briefb/t1/video?index=1&comment=m1'],
  '2-030-01': ['山眠 提供了《冬季》的創意大綱', '/outline/t1?index=1'],
  '1-030-02': ['山眠 重新開啟《冬季》的創意大綱', '/outline/t1?index=1'],
  '2-030-02': ['山眠 修改了《冬季》的創意大綱', '/outline/t1?index=1'],
  '1-030-03': ['山眠 封存了《冬季》的創意大綱', '/outline/t1?index=1'],
  '2-030-03': ['山眠 封存了《冬季》的創意大綱', '/outline/t1?index=1'],
  '1-030-04': ['山眠 在《冬季》的創意大綱新增留言', '/outline/t1?index=1&comment=m1'],
  '2-030-04': ['山眠 在《冬季》的創意大綱新增留言', '/outline/t1?index=1&comment=m1'],
  '1-030-05': ['山眠 通過了《冬季》的創意大綱', '/outline/t1?index=1'],
  '1-030-14': ['山眠 請你同意重新開啟《冬季》的創意大綱', '/outline/t1?index=1'],
  '2-030-06': ['山眠 同意重新開啟《冬季》的創意大綱', '/outline/t1?index=1'],
  '2-030-12': ['山眠 不同意重新開啟《冬季》的創意大綱', '/outline/t1?index=1'],
  '1-030-07': ['山眠 提前開放《冬季》的創意大綱', '/outline/t1?index=1'],
  '1-030-08': ['山眠 在《冬季》的創意大綱回覆了留言', '/outline/t1?index=1&comment=m1'],
  '2-030-08': ['山眠 在《冬季》的創意大綱回覆了留言', '/outline/t1?index=1&comment=m1'],
  '1-030-12': ['山眠 請你修改《冬季》的創意大綱', '/outline/t1?index=1'],
  '2-040-01': ['山眠 提供了《冬季》的腳本', '/draft/t1/draft-script?index=1'],
  '1-040-02': ['山眠 重新開啟《冬季》的腳本', '/draft/t1/draft-script?index=1'],
  '2-040-02': ['山眠 修改了《冬季》的腳本第 2 段', '/draft/t1/draft-script?index=1'],
  '1-040-03': ['山眠 封存了《冬季》的腳本', '/draft/t1/draft-script?index=1'],
  '2-040-03': ['山眠 封存了《冬季》的腳本第 2 段', '/draft/t1/draft-script?index=1'],
  '1-040-04': ['山眠 在《冬季》的腳本第 2 段新增留言', '/draft/t1/draft-script?index=1&comment=m1'],
  '2-040-04': ['山眠 在《冬季》的腳本第 2 段新增留言', '/draft/t1/draft-script?index=1&comment=m1'],
  '1-040-05': ['山眠 通過了《冬季》的腳本', '/draft/t1/draft-script?index=1'],
  '1-040-14': ['山眠 請你同意重新開啟《冬季》的腳本', '/draft/t1/draft-script?index=1'],
  '2-040-06': ['山眠 同意重新開啟《冬季》的腳本', '/draft/t1/draft-script?index=1'],
  '2-040-12': ['山眠 不同意重新開啟《冬季》的腳本', '/draft/t1/draft-script?index=1'],
  '1-040-07': ['山眠 提前開放《冬季》的腳本', '/draft/t1/draft-script?index=1'],
  '1-040-08': ['山眠 在《冬季》的腳本第 2 段回覆了留言', '/draft/t1/draft-script?index=1&comment=m1'],
  '2-040-08': ['山眠 在《冬季》的腳本第 2 段回覆了留言', '/draft/t1/draft-script?index=1&comment=m1'],
  '1-040-12': ['山眠 請你修改《冬季》的腳本', '/draft/t1/draft-script?index=1'],
  '2-041-01': ['山眠 提供了《冬季》的一頁式腳本', '/draft-one-page/t1?index=1'],
  '1-041-02': ['山眠 重新開啟《冬季》的一頁式腳本', '/draft-one-page/t1?index=1'],
  '2-041-02': ['山眠 修改了《冬季》的一頁式腳本', '/draft-one-page/t1?index=1'],
  '1-041-03': ['山眠 封存了《冬季》的一頁式腳本', '/draft-one-page/t1?index=1'],
  '2-041-03': ['山眠 封存了《冬季》的一頁式腳本', '/draft-one-page/t1?index=1'],
  '1-041-04': ['山眠 在《冬季》的一頁式腳本新增留言', '/draft-one-page/t1?index=1&comment=m1'],
  '2-041-04': ['山眠 在《冬季》的一頁式腳本新增留言', '/draft-one-page/t1?index=1&comment=m1'],
  '1-041-05': ['山眠 通過了《冬季》的一頁式腳本', '/draft-one-page/t1?index=1'],
  '1-041-14': ['山眠 請你同意重新開啟《冬季》的一頁式腳本', '/draft-one-page/t1?index=1'],
  '2-041-06': ['山眠 同意重新開啟《冬季》的一頁式腳本', '/draft-one-page/t1?index=1'],
  '2-041-12': ['山眠 不同意重新開啟《冬季》的一頁式腳本', '/draft-one-page/t1?index=1'],
  '1-041-07': ['山眠 提前開放《冬季》的一頁式腳本', '/draft-one-page/t1?index=1'],
  '1-041-08': ['山眠 在《冬季》的一頁式腳本回覆了留言', '/draft-one-page/t1?index=1&comment=m1'],
  '2-041-08': ['山眠 在《冬季》的一頁式腳本回覆了留言', '/draft-one-page/t1?index=1&comment=m1'],
  '1-041-12': ['山眠 請你修改《冬季》的一頁式腳本', '/draft-one-page/t1?index=1'],
  '2-050-01': ['山眠 上傳了《冬季》的影片', '/video/t1?index=1'],
  '1-050-02': ['山眠 重新開啟《冬季》的影片', '/video/t1?index=1'],
  '2-050-02': ['山眠 更新了《冬季》的影片', '/video/t1?index=1'],
  '1-050-03': ['山眠 封存了《冬季》的影片', '/video/t1?index=1'],
  '2-050-03': ['山眠 封存了《冬季》的影片', '/video/t1?index=1'],
  '1-050-04': ['山眠 在《冬季》的影片於 00:02:14 新增留言', '/video/t1?index=1&comment=m1'],
  '2-050-04': ['山眠 在《冬季》的影片於 00:02:14 新增留言', '/video/t1?index=1&comment=m1'],
  '1-050-05': ['山眠 通過了《冬季》的影片', '/video/t1?index=1'],
  '1-050-14': ['山眠 請你同意重新開啟《冬季》的影片', '/video/t1?index=1'],
  '2-050-06': ['山眠 同意重新開啟《冬季》的影片', '/video/t1?index=1'],
  '2-050-12': ['山眠 不同意重新開啟《冬季》的影片', '/video/t1?index=1'],
  '1-050-07': ['山眠 提前開放《冬季》的影片', '/video/t1?index=1'],
  '1-050-08': ['山眠 在《冬季》的影片於 00:02:14 回覆了留言', '/video/t1?index=1&comment=m1'],
  '2-050-08': ['山眠 在《冬季》的影片於 00:02:14 回覆了留言', '/video/t1?index=1&comment=m1'],
  '1-050-12': ['山眠 請你修改《冬季》的影片', '/video/t1?index=1'],
  '3-050-13': ['《冬季》的影片轉檔完成，請確認片長', '/video/t1?index=1'],
  '3-050-16': ['《冬季》的影片轉檔失敗，請重新上傳', '/video/t1?index=1'],
  '2-060-01': ['山眠 提供了《冬季》 YouTube 的文案', '/copywriting/detail/t1/f1?index=1'],
  '1-060-02': ['山眠 重新開啟《冬季》 YouTube 的文案', '/copywriting/detail/t1/f1?index=1'],
  '2-060-02': ['山眠 修改了《冬季》 YouTube 的文案', '/copywriting/detail/t1/f1?index=1'],
  '1-060-03': ['山眠 封存了《冬季》 YouTube 的文案', '/copywriting/detail/t1/f1?index=1'],
  '2-060-03': ['山眠 封存了《冬季》 YouTube 的文案', '/copywriting/detail/t1/f1?index=1'],
  '1-060-04': ['山眠 在《冬季》 YouTube 的文案新增留言', '/copywriting/detail/t1/f1?index=1&comment=m1'],
  '2-060-04': ['山眠 在《冬季》 YouTube 的文案新增留言', '/copywriting/detail/t1/f1?index=1&comment=m1'],
  '1-060-05': ['山眠 通過了《冬季》 YouTube 的文案', '/copywriting/detail/t1/f1?index=1'],
  '1-060-14': ['山眠 請你同意重新開啟《冬季》 YouTube 的文案', '/copywriting/detail/t1/f1?index=1'],
  '2-060-06': ['山眠 同意重新開啟《冬季》 YouTube 的文案', '/copywriting/detail/t1/f1?index=1'],
  '2-060-12': ['山眠 不同意重新開啟《冬季》 YouTube 的文案', '/copywriting/detail/t1/f1?index=1'],
  '1-060-07': ['山眠 提前開放《冬季》 YouTube 的文案', '/copywriting/detail/t1/f1?index=1'],
  '1-060-08': ['山眠 在《冬季》 YouTube 的文案回覆了留言', '/copywriting/detail/t1/f1?index=1&comment=m1'],
  '2-060-08': ['山眠 在《冬季》 YouTube 的文案回覆了留言', '/copywriting/detail/t1/f1?index=1&comment=m1'],
  '1-060-12': ['山眠 請你修改《冬季》 YouTube 的文案', '/copywriting/detail/t1/f1?index=1'],
  '2-061-01': ['山眠 提供了《冬季》 YouTube 的文案圖片', '/copywriting/detail/t1/f1?index=1&tab=photos'],
  '1-061-02': ['山眠 重新開啟《冬季》 YouTube 的文案圖片', '/copywriting/detail/t1/f1?index=1&tab=photos'],
  '2-061-02': ['山眠 修改了《冬季》 YouTube 的文案圖片', '/copywriting/detail/t1/f1?index=1&tab=photos'],
  '1-061-03': ['山眠 封存了《冬季》 YouTube 的文案圖片', '/copywriting/detail/t1/f1?index=1&tab=photos'],
  '2-061-03': ['山眠 封存了《冬季》 YouTube 的文案圖片', '/copywriting/detail/t1/f1?index=1&tab=photos'],
  '1-061-04': ['山眠 在《冬季》 YouTube 的文案圖片新增留言', '/copywriting/detail/t1/f1?index=1&tab=photos&comment=m1'],
  '2-061-04': ['山眠 在《冬季》 YouTube 的文案圖片新增留言', '/copywriting/detail/t1/f1?index=1&tab=photos&comment=m1'],
  '1-061-05': ['山眠 通過了《冬季》 YouTube 的文案圖片', '/copywriting/detail/t1/f1?index=1&tab=photos'],
  '1-061-14': ['山眠 請你同意重新開啟《冬季》 YouTube 的文案圖片', '/copywriting/detail/t1/f1?index=1&tab=photos'],
  '2-061-06': ['山眠 同意重新開啟《冬季》 YouTube 的文案圖片', '/copywriting/detail/t1/f1?index=1&tab=photos'],
  '2-061-12': ['山眠 不同意重新開啟《冬季》 YouTube 的文案圖片', '/copywriting/detail/t1/f1?index=1&tab=photos'],
  '1-061-07': ['山眠 提前開放《冬季》 YouTube 的文案圖片', '/copywriting/detail/t1/f1?index=1&tab=photos'],
  '1-061-08': [
    '山眠 在《冬季》 YouTube 的文案圖片回覆了留言',
    '/copywriting/detail/t1/f1?index=1&tab=photos&comment=m1',
  ],
  '2-061-08': [
    '山眠 在《冬季》 YouTube 的文案圖片回覆了留言',
    '/copywriting/detail/t1/f1?index=1&tab=photos&comment=m1',
  ],
  '1-061-12': ['山眠 請你修改《冬季》 YouTube 的文案圖片', '/copywriting/detail/t1/f1?index=1&tab=photos'],
  '2-070-01': ['山眠 回報《冬季》 YouTube 作品上線（12/16）', '/works_upload/t1?index=1&platform=f1'],
  '1-070-02': ['山眠 發現《冬季》 YouTube 影片內容有異動，請查看說明', '/works_upload/t1?index=1&platform=f1'],
  '2-070-02': ['山眠 更新《冬季》 YouTube 的上線回報', '/works_upload/t1?index=1&platform=f1'],
  '3-070-02': ['《冬季》 YouTube 影片內容有異動', '/works_upload/t1?index=1&platform=f1'],
  '1-070-04': ['山眠 在《冬季》的作品上線新增留言', '/works_upload/t1?index=1&platform=f1&comment=m1'],
  '2-070-04': ['山眠 在《冬季》的作品上線新增留言', '/works_upload/t1?index=1&platform=f1&comment=m1'],
  '1-070-05': ['《冬季》 YouTube 作品上線審核通過', '/works_upload/t1?index=1&platform=f1'],
  '1-070-07': ['山眠 提前開放《冬季》的作品上線', '/works_upload/t1?index=1&platform=f1'],
  '1-070-08': ['山眠 在《冬季》的作品上線回覆了留言', '/works_upload/t1?index=1&platform=f1&comment=m1'],
  '2-070-08': ['山眠 在《冬季》的作品上線回覆了留言', '/works_upload/t1?index=1&platform=f1&comment=m1'],
  '3-070-09': ['《冬季》 YouTube 文案比對完成', '/works_upload/t1?index=1&platform=f1'],
  '1-070-12': ['《冬季》 YouTube 作品上線未通過，請查看原因', '/works_upload/t1?index=1&platform=f1'],
  '2-080-01': ['山眠 提供了《冬季》的結案報告', '/case_report/review/t1/r1?index=1'],
  '2-080-02': ['山眠 更新了《冬季》的結案報告', '/case_report/review/t1/r1?index=1'],
  '1-080-05': ['山眠 已確認《冬季》的結案報告', '/case_report/t1/r1?index=1'],
  '3-080-05': ['《冬季》的結案報告已確認', '/case_report/t1/r1?index=1'],
  '1-080-07': ['山眠 已開啟《冬季》的結案報告', '/case_report/t1/r1?index=1'],
  '1-080-14': ['山眠 請你提供《冬季》的結案報告', '/case_report/edit/t1/r1?index=1'],
  '3-080-14': ['請你提供《冬季》的結案報告', '/case_report/edit/t1/r1?index=1'],
  '1-080-15': ['山眠 請你更新《冬季》的結案報告', '/case_report/edit/t1/r1?index=1'],
  '1-090-01': [
    '山眠 提供了《冬季》的專案排程，請確認',
    '/project/schedule-setting?id=p1&index=1&task_uuid=t1&task_type=video',
  ],
  '2-090-01': [
    '山眠 提供了《冬季》的專案排程，請確認',
    '/project/schedule-setting?id=p1&index=1&task_uuid=t1&task_type=video',
  ],
  '1-090-02': [
    '山眠 調整了《冬季》的大綱交付日',
    '/project/schedule-setting?id=p1&index=1&task_uuid=t1&task_type=video',
  ],
  '2-090-02': [
    '山眠 調整了《冬季》的大綱交付日',
    '/project/schedule-setting?id=p1&index=1&task_uuid=t1&task_type=video',
  ],
  '1-090-06': ['山眠 已確認《冬季》的專案排程', '/project/schedule-setting?id=p1&index=1&task_uuid=t1&task_type=video'],
  '2-090-06': ['山眠 已確認《冬季》的專案排程', '/project/schedule-setting?id=p1&index=1&task_uuid=t1&task_type=video'],
  '1-090-08': [
    '山眠 建議調整《冬季》的專案排程',
    '/project/schedule-setting?id=p1&index=1&task_uuid=t1&task_type=video',
  ],
  '2-090-08': [
    '山眠 建議調整《冬季》的專案排程',
    '/project/schedule-setting?id=p1&index=1&task_uuid=t1&task_type=video',
  ],
  '1-090-12': [
    '山眠 不同意異動《冬季》的專案排程',
    '/project/schedule-setting?id=p1&index=1&task_uuid=t1&task_type=video',
  ],
  '2-090-12': [
    '山眠 不同意異動《冬季》的專案排程',
    '/project/schedule-setting?id=p1&index=1&task_uuid=t1&task_type=video',
  ],
  '3-100-01': ['LINE 通知綁定完成', '/profile/notify'],
  '3-100-03': ['LINE 通知已解除綁定', '/profile/notify'],
  '5-101-01': ['專案提案「提案」已提供', '/project_proposal_detail/o1'],
  '5-101-02': ['專案提案「提案」已更新', '/project_proposal_detail/o1'],
  '5-101-03': ['專案提案「提案」已逾期', '/project_proposal_detail/o1'],
  '1-101-04': ['提案「提案」有新留言', '/project_proposal_detail/o1'],
  '1-101-05': ['提案「提案」已採用', '/project_proposal_detail/o1'],
  '1-101-12': ['提案「提案」未採用', '/project_proposal_detail/o1'],
  '5-101-17': ['提案「提案」已被開啟', '/project_proposal_detail/o1'],
};

/** The same of a 02 that names a comment. */
const edits: typeof catalogue = {
  '1-020-02': ['山眠 在《冬季》的需求單修改了留言', '/briefb/t1/video?index=1&comment=m1'],
  '2-020-02': ['山眠 在《冬季》的需求單修改了留言', '/briefb/t1/video?index=1&comment=m1'],
  '1-030-02': ['山眠 在《冬季》的創意大綱修改了留言', '/outline/t1?index=1&comment=m1'],
  '2-030-02': ['山眠 在《冬季》的創意大綱修改了留言', '/outline/t1?index=1&comment=m1'],
  '1-040-02': ['山眠 在《冬季》的腳本第 2 段修改了留言', '/draft/t1/draft-script?index=1&comment=m1'],
  '2-040-02': ['山眠 在《冬季》的腳本第 2 段修改了留言', '/draft/t1/draft-script?index=1&comment=m1'],
  '1-041-02': ['山眠 在《冬季》的一頁式腳本修改了留言', '/draft-one-page/t1?index=1&comment=m1'],
  '2-041-02': ['山眠 在《冬季》的一頁式腳本修改了留言', '/draft-one-page/t1?index=1&comment=m1'],
  '1-050-02': ['山眠 在《冬季》的影片於 00:02:14 修改了留言', '/video/t1?index=1&comment=m1'],
  '2-050-02': ['山眠 在《冬季》的影片於 00:02:14 修改了留言', '/video/t1?index=1&comment=m1'],
  '1-060-02': ['山眠 在《冬季》 YouTube 的文案修改了留言', '/copywriting/detail/t1/f1?index=1&comment=m1'],
  '2-060-02': ['山眠 在《冬季》 YouTube 的文案修改了留言', '/copywriting/detail/t1/f1?index=1&comment=m1'],
  '1-061-02': [
    '山眠 在《冬季》 YouTube 的文案圖片修改了留言',
    '/copywriting/detail/t1/f1?index=1&tab=photos&comment=m1',
  ],
  '2-061-02': [
    '山眠 在《冬季》 YouTube 的文案圖片修改了留言',
    '/copywriting/detail/t1/f1?index=1&tab=photos&comment=m1',
  ],
  '1-070-02': ['山眠 在《冬季》的作品上線修改了留言', '/works_upload/t1?index=1&platform=f1&comment=m1'],
  '2-070-02': ['山眠 在《冬季》的作品上線修改了留言', '/works_upload/t1?index=1&platform=f1&comment=m1'],
};

/** A film's comments know their time. */
const commentOf = (fn: string) => ({
  message_id: 'm1',
  ...(fn === '050' ? { time } : {}),
});

function told(code: string, isEdit = false) {
  const [identity = '', fn = '', action = ''] = code.split('-');
  const isComment = isEdit || (/^0[2-7]/.test(fn) && ['04', '08'].includes(action));
  const notification = {
    code: { identity, function: fn, action },
    parameters: { ...parameters, ...(isComment ? commentOf(fn) : {}) },
  };
  return [notificationText(notification), notificationTarget(notification)];
}

test.each(Object.entries(catalogue))('R-ntf-12 R-ntf-13 %s reads and leads as the catalogue says', (code, expected) => {
  expect(told(code)).toEqual(expected);
});

test.each(Object.entries(edits))('R-ntf-12 R-ntf-13 %s of a comment reads and leads to it', (code, expected) => {
  expect(told(code, true)).toEqual(expected);
});

test('R-ntf-12 R-ntf-13 no code has words that are not checked here', () => {
  const checked = new Set([...Object.keys(catalogue), ...Object.keys(edits)]);
  expect([...checked].sort()).toEqual([...notificationCodes].sort());
});
