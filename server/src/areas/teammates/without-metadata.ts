/** Chunks of a PNG that make its picture and its colours (PNG 3rd edition, section 11); others tell of it. */
const pictureChunks = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
]);
const pngHead = 8;
/** Length, name and checksum around the data of a chunk. */
const chunkFrame = 12;

/** The picture of a PNG alone; null when its chunks do not follow each other to the end. */
export function barePng(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, pngHead)];
  let at = pngHead;
  while (at + chunkFrame <= bytes.length) {
    const end = at + chunkFrame + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (pictureChunks.has(name)) kept.push(bytes.subarray(at, end));
    at = end;
    if (name === 'IEND') return Buffer.concat(kept);
  }
  return null;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** Segments of applications and comments: Exif with place and camera, XMP, thumbnails, remarks. */
const isAbout = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
/** JFIF, profiles of colour, and Adobe's note of how colours are kept. */
const keptApplications = [
  { marker: 0xe0, name: 'JFIF\0' },
  { marker: 0xe2, name: 'ICC_PROFILE\0' },
  { marker: 0xee, name: 'Adobe' },
];
const exif = 'Exif\0\0';
const orientationTag = 0x0112;

/** Which way up the picture of an Exif segment is, 1 to 8; 1 when it does not say. */
function orientationOf(segment: Buffer): number {
  const tiff = segment.subarray(4 + exif.length);
  if (tiff.length < 8) return 1;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => {
    if (at + 2 > tiff.length) return 0;
    return isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  };
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12;
    if (short(at) !== orientationTag) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** An Exif segment that says which way up the picture is, and nothing else. */
function exifOf(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), Buffer.from(exif), tiff]);
  segment.writeUInt16BE(segment.length - 2, 2);
  return segment;
}

/** Whether a byte after 0xff belongs to the data of a scan: stuffed, filled, or a restart. */
const isScanData = (byte: number) => byte === 0 || byte === 0xff || (byte >= 0xd0 && byte <= 0xd7);

/** Where the picture that begins with the scan at `start` ends, whatever follows it; null without an end. */
function endOfPicture(bytes: Buffer, start: number): number | null {
  let at = start;
  while (at + 4 <= bytes.length) {
    at += 2 + bytes.readUInt16BE(at + 2);
    at = bytes.indexOf(0xff, at);
    while (at !== -1 && isScanData(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 1);
    if (at === -1) return null;
    if (bytes[at + 1] === endOfImage) return at + 2;
  }
  return null;
}

/**
 * The picture of a JPEG alone, the same way up; null when its segments do not follow each other to the
 * scan, or when it has no end.
 */
export function bareJpeg(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, 2)];
  let orientation = 1;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === startOfScan) {
      const last = endOfPicture(bytes, at);
      if (last === null) return null;
      if (orientation !== 1) kept.splice(1, 0, exifOf(orientation));
      return Buffer.concat([...kept, bytes.subarray(at, last)]);
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return null;
    const segment = bytes.subarray(at, end);
    const starts = (name: string) => segment.subarray(4, 4 + name.length).equals(Buffer.from(name));
    const isKept = keptApplications.some((one) => one.marker === marker && starts(one.name));
    if (marker === 0xe1 && starts(exif)) orientation = orientationOf(segment);
    if (isKept || !isAbout(marker)) kept.push(segment);
    at = end;
  }
  return null;
}
