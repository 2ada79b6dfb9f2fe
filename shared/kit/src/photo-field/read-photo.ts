import { leastEdge } from './crop.ts';

/** Why a file cannot become a photo; names of `photoMessages`. */
export type PhotoFault = 'wrongType' | 'tooLarge' | 'tooSmall' | 'unreadable';

/** Types that the picker offers and the server takes (OP-92). */
export const photoTypes: readonly string[] = ['image/png', 'image/jpeg'];

const largestFile = 5 * 1024 * 1024;

/** Reads a file as picture, or says why not. The caller closes the bitmap. */
export async function readPhoto(file: File): Promise<ImageBitmap | PhotoFault> {
  if (!photoTypes.includes(file.type)) return 'wrongType';
  if (file.size > largestFile) return 'tooLarge';
  try {
    const bitmap = await createImageBitmap(file);
    if (Math.min(bitmap.width, bitmap.height) >= leastEdge) return bitmap;
    bitmap.close();
    return 'tooSmall';
  } catch {
    return 'unreadable';
  }
}
