/** Full name of a person, as the server builds it. */
export const fullName = (firstName: string, lastName: string): string =>
  `${firstName} ${lastName}`.trim();
