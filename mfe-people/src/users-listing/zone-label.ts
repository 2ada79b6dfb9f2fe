/** Short name of a zone whatever the season, such as CT; what stands behind a time (habit 36). */
export function zoneLabel(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' });
  const parts = format.formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
