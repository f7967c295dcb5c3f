export { type Model, openModel } from './model';
export { ModelFailure } from './model-failure';
export { documentOfAnswer } from './read-answer';
export { type ScriptMaterial, scriptPrompt } from './script-prompt';
