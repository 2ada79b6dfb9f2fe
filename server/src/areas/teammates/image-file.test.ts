import { describe, expect, it } from 'vitest';
import { readImage } from './image-file.ts';

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const codeOf = (text: string) => {
  try {
    return readImage(text).contentType;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
};

describe('the image of a data URL (OP-92)', () => {
  it('is read by its bytes', () => {
    expect(codeOf(`data:image/png;base64,${png}`)).toBe('image/png');
    expect(codeOf(`data:image/jpeg;base64,${png}`)).toBe('FILETYPE');
  });

  it.each(['', '=', '==', 'A=A=', '%', 'AA A', `${png}===`, `${png}\n`])(
    'is none with the digits %j',
    (digits) => expect(codeOf(`data:image/png;base64,${digits}`)).toBe('FILETYPE'),
  );

  it.each([7_000_000, 40_000_000])(
    'is too large with %i digits, however many those are',
    (count) => {
      expect(codeOf(`data:image/png;base64,${'A'.repeat(count)}`)).toBe('FILETOOLARGE');
    },
  );

  it('of 5 MB is looked at to its end', () => {
    expect(codeOf(`data:image/png;base64,${'A'.repeat(6_990_000)}`)).toBe('FILETYPE');
  });
});
