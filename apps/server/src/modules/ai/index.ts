export type { Model } from './model';
export { ModelFailure } from './model-failure';
export { openModel } from './open-model';
export { documentOfModelOutput } from './read-answer';
export { type ScriptMaterial, scriptPrompt } from './script-prompt';
