/** Encoding of bytes without a mark: only UTF-16 has zero bytes, on the one side or the other. */
function unmarked(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, 4096).entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (even === odd) return 'utf-8';
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return unmarked(bytes);
}

/**
 * Text of a chosen file, without its byte order mark: UTF-8, UTF-16 as spreadsheets write "Unicode
 * text", or Windows-1252, which is what older ones write.
 */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
