export type { Model } from './model';
export { ModelFailure } from './model-failure';
export { openModel } from './open-model';
export { documentOfModelOutput, type ScriptMaterial, scriptPrompt } from './script-draft';
