/**
 * Sends a request as `fetch` does and tells how much of the body has gone out, which `fetch`
 * cannot. Rejects without an answer, or with the signal's reason when aborted.
 */
export function sendWithProgress(
  address: string,
  init: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers, body, signal } = init;
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.withCredentials = init.credentials === 'include';
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve(answerOf(request)));
    request.addEventListener('error', () => reject(new TypeError('The request failed.')));
    request.addEventListener('abort', () => reject(signal?.reason ?? new Error('Aborted')));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body instanceof FormData || typeof body === 'string' ? body : null);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request;
  const type = request.getResponseHeader('content-type') ?? 'text/plain';
  return new Response(status === 204 ? null : responseText, {
    status,
    headers: { 'content-type': type },
  });
}
