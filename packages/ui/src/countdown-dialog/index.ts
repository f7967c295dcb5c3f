export type { CountdownDialogLabels } from '../labels/ui-labels';
export { CountdownDialogClock, type CountdownDialogClockProps } from './countdown-clock';
export { CountdownDialog, type CountdownDialogProps } from './countdown-dialog';
export { CountdownDialogContent, type CountdownDialogContentProps } from './countdown-dialog-content';
export {
  CountdownDialogAction,
  CountdownDialogCancel,
  CountdownDialogDescription,
  CountdownDialogFooter,
  CountdownDialogTitle,
} from './countdown-dialog-parts';
export { CountdownDialogStatus, type CountdownDialogStatusProps } from './countdown-status';
