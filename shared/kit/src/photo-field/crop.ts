/** A square part of a photo, in pixels of the photo. */
export interface Crop {
  x: number;
  y: number;
  size: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Edge of the stored photo in px (OP-92), and the least that a photo must bring. */
export const storedEdge = 512;
export const leastEdge = 256;
const furthest = 4;

/** A photo with so many px on its shorter side is sharp at any zoom. */
export const sharpEdge = storedEdge * furthest;

/** The largest square in the middle. */
export function centreCrop({ width, height }: Size): Crop {
  const size = Math.min(width, height);
  return { x: (width - size) / 2, y: (height - size) / 2, size };
}

/** How far a photo can be enlarged before less than 256 px of it remain, at most 4 times. */
export function mostZoom({ width, height }: Size): number {
  return Math.max(1, Math.min(furthest, Math.min(width, height) / leastEdge));
}

/** The crop at a zoom from 1, around the middle of the crop before, inside the photo. */
export function zoomCrop(crop: Crop, photo: Size, zoom: number): Crop {
  const size = Math.min(photo.width, photo.height) / zoom;
  const x = crop.x + (crop.size - size) / 2;
  const y = crop.y + (crop.size - size) / 2;
  return keepInside({ x, y, size }, photo);
}

/** The crop moved by so many pixels of the photo, inside it. */
export function moveCrop(crop: Crop, photo: Size, dx: number, dy: number): Crop {
  return keepInside({ ...crop, x: crop.x + dx, y: crop.y + dy }, photo);
}

function keepInside({ x, y, size }: Crop, { width, height }: Size): Crop {
  return {
    x: Math.min(Math.max(0, x), width - size),
    y: Math.min(Math.max(0, y), height - size),
    size,
  };
}
