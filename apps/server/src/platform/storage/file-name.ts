const safeName = /^[\w-]{1,64}(\.\w{1,8})?$/;

/** Whether a stored file may be called so: nothing that means a folder, to a disk or to a bucket. */
export const isFileName = (name: string): boolean => safeName.test(name);

/** @throws when it may not: names are made by the server, so that would be a mistake of ours. */
export function checkFileName(name: string): string {
  if (!isFileName(name)) throw new Error('@paidang/server: a file name with characters that do not belong there.');
  return name;
}
