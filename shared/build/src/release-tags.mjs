import { exitCodes, ReleaseError } from './release-client.mjs';

const pathOf = (remote, tag) => `/api/releases/tags/${remote}/${encodeURIComponent(tag)}`;

/** The address under which staff looks at what a tag leads to. */
export function linkOf(address, { area, remote, tag }) {
  const link = new URL('/staff/releases', address);
  link.search = String(new URLSearchParams({ preview: area, remote, tag }));
  return link.href;
}

/**
 * Makes a tag, or moves it, and prints the link for staff.
 *
 * @param {{remote: string, version: string, tag: string, address: string}} wanted
 */
export async function pointTag({ remote, version, tag, address }, { call, say }) {
  const body = { version };
  const { area } = await call('PUT', pathOf(remote, tag), { body });
  say(`${tag} leads to ${remote} ${version}; staff opens it with`);
  say(`  ${linkOf(address, { area, remote, tag })}`);
}

/** Removes a tag; one that is gone already is no failure, so that a pipeline can be repeated. */
export async function dropTag({ remote, tag }, { call, say }) {
  if (!tag) throw new ReleaseError('Name the tag: --tag pr-12', exitCodes.usage);
  try {
    await call('DELETE', pathOf(remote, tag));
    say(`${tag} of ${remote} is removed`);
  } catch (error) {
    if (error.status !== 404) throw error;
    say(`${remote} has no tag ${tag}`);
  }
}
