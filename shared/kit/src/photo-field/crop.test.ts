import { expect, it } from 'vitest';
import { centreCrop, mostZoom, moveCrop, zoomCrop } from './crop.ts';

const photo = { width: 1200, height: 800 };

it('API-119 starts with the largest square in the middle', () => {
  expect(centreCrop(photo)).toEqual({ x: 200, y: 0, size: 800 });
});

it('API-119 zooms around the middle and never below 256 px of the photo', () => {
  expect(zoomCrop(centreCrop(photo), photo, 2)).toEqual({ x: 400, y: 200, size: 400 });
  expect(mostZoom(photo)).toBe(3.125);
  expect(mostZoom({ width: 300, height: 100 })).toBe(1);
});

it('API-119 keeps the crop inside the photo', () => {
  expect(moveCrop(centreCrop(photo), photo, 5000, 9)).toEqual({ x: 400, y: 0, size: 800 });
  expect(moveCrop(centreCrop(photo), photo, -5000, -9)).toEqual({ x: 0, y: 0, size: 800 });
});
