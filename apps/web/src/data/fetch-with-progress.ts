/**
 * A `fetch` that reports upload progress, which the native one cannot.
 *
 * @param onProgress called with 0 to 1
 */
export const fetchWithProgress =
  (onProgress: (ratio: number) => void) =>
  (url: string, { method = 'GET', headers, body = null, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const aborted = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
      if (signal?.aborted) return aborted();
      const xhr = new XMLHttpRequest();
      xhr.open(method, url);
      new Headers(headers).forEach((value, name) => {
        xhr.setRequestHeader(name, value);
      });
      xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      xhr.onload = () => resolve(new Response(xhr.responseText, { status: xhr.status }));
      xhr.onerror = () => reject(new TypeError('Failed to fetch'));
      xhr.onabort = aborted;
      signal?.addEventListener('abort', () => xhr.abort(), { once: true });
      xhr.send(body as XMLHttpRequestBodyInit | null);
    });
