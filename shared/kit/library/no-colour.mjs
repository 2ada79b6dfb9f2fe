/** Stands in for colours that callers choose: tooltips have the one of the sheet. */
export const parseColor = () => ({ className: '', overlayStyle: {}, arrowStyle: {} });

/** Icons of the library in two tones, of which the kit draws none, derive these. */
export const blue = { primary: 'currentColor' };
export const generate = () => [];
