/** The file name in a `Content-Disposition` header; `null` without one. */
export function fileNameOf(disposition: string | null): string | null {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  if (encoded) return decodeURIComponent(encoded);
  const [, plain] = /filename="([^"]+)"/i.exec(disposition ?? '') ?? [];
  return plain ?? null;
}
