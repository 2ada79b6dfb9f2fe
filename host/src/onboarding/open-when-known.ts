/**
 * Opens an address of another site in a new tab once it is known. The tab is opened at once,
 * because browsers allow that only during the click; where even that is refused, the address
 * opens in this tab. Rejects, with the tab closed, when the address cannot be had.
 */
export async function openWhenKnown(address: Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const url = await address;
    if (tab) tab.location.replace(url);
    else window.location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
