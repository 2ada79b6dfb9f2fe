/** Language of what people read unless another is chosen, as BCP 47 names it. */
export const presetLocale = 'en-US';

/** For texts that code reads again, such as an offset of a time zone; never for people. */
export const machineLocale = 'en-US';
