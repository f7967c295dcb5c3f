import { onePageScriptCalls, scriptCalls } from '@paidang/contract/calls';
import type { ScriptType } from '@paidang/contract/entities';
import { open } from './api';
import { fileNameOf } from './file-name';

export type FileFormat = 'docx' | 'pdf';

/** A version of a script as a file, with the name it is kept under. */
export async function exportScript(task: string, form: ScriptType, version: number, format: FileFormat) {
  const call = form === 'one' ? onePageScriptCalls.export : scriptCalls.export;
  const response = await open(call, { params: { task, version }, query: { format }, pressed: true });
  const name = fileNameOf(response.headers.get('content-disposition')) ?? `script-v${version}.${format}`;
  return new File([await response.blob()], name);
}
