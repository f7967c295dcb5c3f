export { ModelFailure } from './model-failure';
export { type Model, openModel } from './open-model';
export { documentOfAnswer } from './read-answer';
export { type ScriptMaterial, scriptPrompt } from './script-prompt';
