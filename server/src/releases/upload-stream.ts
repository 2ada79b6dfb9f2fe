import { PassThrough, type Readable } from 'node:stream';

/**
 * An upload as a stream that may be given up. What the client still sends is read and dropped, so
 * that it comes to read the refusal instead of finding its connection broken; the time that a
 * request may take bounds that.
 */
export function uploadStream(request: Readable): Readable {
  const taken = new PassThrough();
  request.once('error', (error) => taken.destroy(error));
  request.once('close', () => {
    if (!request.readableEnded) {
      taken.destroy(Object.assign(new Error('The upload was cut off.'), { code: 'ECONNRESET' }));
    }
  });
  taken.once('close', () => {
    request.unpipe(taken);
    request.resume();
  });
  request.pipe(taken);
  return taken;
}
