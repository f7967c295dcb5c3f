export { type ToastApi, type ToastLabels, ToastProvider, type ToastProviderProps, useToast } from './toast-provider';
export type { ToastOptions } from './toast-queue';
