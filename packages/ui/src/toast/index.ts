export type { ToastLabels } from '../labels/ui-labels';
export { type ToastApi, ToastProvider, type ToastProviderProps, useToast } from './toast-provider';
export type { ToastOptions } from './toast-queue';
