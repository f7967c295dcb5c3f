export { type AutosaveLabels, defaultAutosaveLabels } from '../autosave-labels';
export {
  type Autosave,
  type AutosaveOptions,
  type AutosaveState,
  type AutosaveStatus as AutosaveStatusName,
  createAutosave,
} from '../core/autosave/autosave';
export { type AutosaveHandle, type UseAutosaveOptions, useAutosave } from '../react/use-autosave';
export { AutosaveStatus, type AutosaveStatusProps } from '../views/autosave-status';
