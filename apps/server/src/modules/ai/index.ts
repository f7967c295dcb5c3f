export type { Model } from './model';
export { ModelFailure } from './model-failure';
export { openModel } from './open-model';
export { documentOfAnswer } from './read-answer';
export { type ScriptMaterial, scriptPrompt } from './script-prompt';
