/** What has a price: what an account pays for each month, and what it pays for once (OP-112). */
export const priceItems = [
  'user',
  'localNumber',
  'tollFreeNumber',
  'deskphone.t31p',
  'deskphone.t54w',
  'deskphone.t58w',
  'deskphone.cp925',
  'brand',
  'campaign',
  'vetting',
  'chargeCheck',
] as const;
export type PriceItem = (typeof priceItems)[number];
