const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/**
 * Addresses that mail can be delivered to (RFC 5321, 5322): atoms with dots between them, at most 64
 * characters, at a domain name with two parts or more, at most 254 in all. Quoted names and numbers
 * in place of a domain are valid too, but mail to them arrives nowhere.
 */
export const emailForm = new RegExp(
  `^(?=.{1,254}$)(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$`,
);
