/** The Node version the server is built for (`target` in `tsup.config.ts`, `engines` in `package.json`). */
const oldest = 22;

/**
 * Refuses to start on a Node version that is too old, instead of failing later on a missing function.
 *
 * @throws naming the required version and the running one.
 */
export function refuseOldNode(version: string = process.versions.node): void {
  if (Number.parseInt(version, 10) >= oldest) return;
  throw new Error(
    `@paidang/server: this is Node ${version}, and the server needs ${oldest} or newer. ` +
      '`npm start` runs it with the version the project brings along.',
  );
}
