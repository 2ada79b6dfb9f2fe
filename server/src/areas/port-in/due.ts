/** Kind of due work that follows porting orders at their provider. */
export const portOrderWork = 'portOrder';
