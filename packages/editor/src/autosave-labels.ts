export interface AutosaveLabels {
  unsaved: string;
  saving: string;
  saved(at: Date | null): string;
  waiting: string;
  failed: string;
  retry: string;
}

const time = new Intl.DateTimeFormat('zh-TW', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Traditional Chinese, Taiwan; times are those of the device. */
export const defaultAutosaveLabels: AutosaveLabels = {
  unsaved: '尚未儲存',
  saving: '儲存中⋯⋯',
  saved: (at) => (at ? `已儲存 ${time.format(at)}` : '已儲存'),
  waiting: '目前無法儲存，內容保留在這裡，連線後自動再試',
  failed: '儲存失敗，內容保留在這裡',
  retry: '再試一次',
};
