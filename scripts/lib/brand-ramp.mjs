import Color from 'colorjs.io';

const white = '#FFFFFF';
/** Steps of lightness that no eye tells apart. */
const step = 0.005;

const hex = (lightness, chroma, hue) =>
  new Color('oklch', [lightness, chroma, hue])
    .to('srgb')
    .toGamut({ method: 'css' })
    .toString({ format: 'hex', collapse: false })
    .toUpperCase();

const contrast = (one, other) => new Color(one).contrast(new Color(other), 'WCAG21');

/**
 * Whether a text is a colour that a ramp can be made of.
 *
 * @param {string} text such as `#B3261E` or `rebeccapurple`
 */
export function isColour(text) {
  try {
    return new Color(text) instanceof Color;
  } catch {
    return false;
  }
}

/** The lightness from `start` on, in the direction of `by`, at which every ground is far enough. */
function lightnessFor({ start, by, chroma, hue, grounds, least }) {
  let lightness = start;
  while (lightness > 0.05 && lightness < 0.98) {
    const colour = hex(lightness, chroma, hue);
    if (grounds.every((ground) => contrast(colour, ground) >= least)) break;
    lightness += by;
  }
  return lightness;
}

/** The colours on light surfaces, which are darker than those that they stand on. */
function lightBrand({ l, c, h }, { sheet, frame }) {
  const tint = hex(0.955, Math.min(c, 0.02), h);
  const grounds = [white, sheet, frame, tint];
  const own = { by: -step, chroma: c, hue: h, least: 4.6 };
  const lightness = lightnessFor({ ...own, start: Math.min(l, 0.6), grounds });
  const solid = hex(lightness, c, h);
  return {
    solid,
    hover: hex(lightness - 0.05, c, h),
    active: hex(lightness - 0.1, c, h),
    onSolid: white,
    text: solid,
    tint,
    tint2: hex(0.925, Math.min(c, 0.035), h),
    edge: hex(0.83, Math.min(c, 0.06), h),
  };
}

/** The colours on dark surfaces, lighter and calmer. */
function darkBrand({ c, h }, { sheet, frame }) {
  const chroma = Math.min(c, 0.14);
  const tint = hex(0.29, Math.min(c, 0.04), h);
  const onSolid = hex(0.2, Math.min(c, 0.05), h);
  const solidFrom = { by: step, chroma, hue: h, least: 4.6, grounds: [onSolid, sheet] };
  const lightness = lightnessFor({ ...solidFrom, start: 0.62 });
  const grounds = [sheet, frame, tint];
  const text = lightnessFor({ by: step, chroma, hue: h, least: 5, start: 0.76, grounds });
  return {
    solid: hex(lightness, chroma, h),
    hover: hex(lightness + 0.05, chroma, h),
    active: hex(lightness - 0.04, chroma, h),
    onSolid,
    text: hex(text, Math.min(chroma, 0.11), h),
    tint,
    tint2: hex(0.335, Math.min(c, 0.05), h),
    edge: hex(0.42, Math.min(c, 0.07), h),
  };
}

/**
 * A brand for both themes out of one colour: its hue in every part, as light or dark as its place
 * asks for, so that words on it and of it can be read.
 *
 * @param {string} colour such as `#B3261E`
 * @param {{light: {sheet: string, frame: string}, dark: {sheet: string, frame: string}}} surfaces
 */
export function rampOf(colour, surfaces) {
  const [l, c, hue] = new Color(colour).to('oklch').coords;
  // Greys have no hue.
  const given = { l, c, h: hue ?? 0 };
  const deep = hex(0.29, Math.min(c, 0.07), given.h);
  const deepLine = hex(0.42, Math.min(c, 0.08), given.h);
  return {
    light: { ...lightBrand(given, surfaces.light), deep, deepLine },
    dark: { ...darkBrand(given, surfaces.dark), deep, deepLine },
  };
}
