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

describe('what a camera adds', () => {
  const bytesOf = (type: string, bytes: Buffer) =>
    readImage(`data:image/${type};base64,${bytes.toString('base64')}`).bytes;
  const place = 'GPS 30.6954 N 88.0399 W';

  it('stays out of a PNG, whose picture stays as it was', () => {
    const plain = Buffer.from(png, 'base64');
    const text = Buffer.from(`Comment\0${place}`);
    const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('tEXt'), text, Buffer.alloc(4)]);
    chunk.writeUInt32BE(text.length);
    const afterHeader = 8 + 25;
    const parts = [plain.subarray(0, afterHeader), chunk, plain.subarray(afterHeader)];
    expect(bytesOf('png', Buffer.concat(parts))).toEqual(plain);
  });

  const segment = (marker: number, data: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(data.length + 2, 2);
    return Buffer.concat([head, data]);
  };
  const start = Buffer.from([0xff, 0xd8]);
  const frame = segment(0xc0, Buffer.from([8, 0, 1, 0, 1, 1, 1, 0x11, 0]));
  const profile = segment(0xe2, Buffer.from('ICC_PROFILE\0colours'));
  const scan = Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), Buffer.from([42])]);
  const end = Buffer.from([0xff, 0xd9]);
  const exifOf = (orientation: number) => {
    const tiff = Buffer.from('49492a0008000000010012010300010000000000000000000000', 'hex');
    tiff.writeUInt16LE(orientation, 18);
    return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(place)]));
  };

  it('stays out of a JPEG, with a second picture after it, but not which way up it is', () => {
    const remark = segment(0xfe, Buffer.from(place));
    const second = [start, exifOf(6), frame, scan, end];
    const shot = [start, exifOf(6), profile, remark, frame, scan, scan, end, ...second];
    const bare = bytesOf('jpeg', Buffer.concat(shot));
    expect(bare.includes(place)).toBe(false);
    expect(bare.includes(Buffer.concat([profile, frame, scan, scan, end]))).toBe(true);
    const exif = bare.subarray(2, bare.indexOf(profile));
    expect(exif.toString('latin1', 4, 8)).toBe('Exif');
    expect(exif.readUInt16BE(4 + 6 + 18)).toBe(6);
    expect(bytesOf('jpeg', bare)).toEqual(bare);
  });

  it('leaves a JPEG that stands upright without it', () => {
    const upright = [start, exifOf(1), frame, scan, end];
    const bare = Buffer.concat([start, frame, scan, end]);
    expect(bytesOf('jpeg', Buffer.concat(upright))).toEqual(bare);
  });
});
