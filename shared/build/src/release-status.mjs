const shown = 5;

/** Bytes as people read them. */
export const sizeOf = (bytes) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function rateOf({ visits, errors, neverShown, loads }) {
  if (visits === 0) return 'no sessions yet';
  const never = neverShown > 0 ? `, ${neverShown} never saw a page` : '';
  const first = loads.shown ? `, first page ${Math.round(loads.shown.p75)} ms (p75)` : '';
  return `${errors} of ${visits} sessions with errors${never}${first}`;
}

function lineOf(channel, version, extra = '') {
  if (!version) return `  ${channel.padEnd(9)} -`;
  const health = version.health ? `  ${rateOf(version.health)}` : '';
  return `  ${channel.padEnd(9)} ${version.remote} ${version.version}${extra}${health}`;
}

const shareOf = ({ percent, companies }) =>
  [`${percent} %`, ...companies.map(({ name }) => name)].join(', ');

function showPointer({ id }, pointer, say) {
  const { live, previous, canary, autoRollback } = pointer;
  say(`${id} ${pointer.area}`);
  say(lineOf('live', live));
  const share = canary && `  ${shareOf(canary)}`;
  say(lineOf('canary', canary, `${share}${autoRollback ? ', rolls back by itself' : ''}`));
  say(lineOf('previous', previous));
}

/** Prints what is live, the last versions and the last moves of a remote's area. */
export async function showStatus({ remote, variant }, call, say) {
  const { items } = await call('GET', `/api/releases/versions?remote=${remote}&limit=${shown}`);
  const { variants } = await call('GET', '/api/releases');
  const area = items[0]?.area;
  for (const one of variants.filter(({ id }) => variant === undefined || id === variant)) {
    const pointer = one.areas.find((candidate) => candidate.area === area);
    if (!pointer) continue;
    showPointer(one, pointer, say);
    const path = `/api/releases/${one.id}/${area}/history?limit=${shown}`;
    for (const { at, who, kind, to, why } of (await call('GET', path)).items) {
      say(`  ${at.slice(0, 16).replace('T', ' ')}  ${kind}  ${to?.version ?? '-'}  ${who}: ${why}`);
    }
  }
  say(items.length === 0 ? `${remote} has no published version.` : 'versions');
  for (const {
    version,
    publishedAt,
    publishedBy,
    bytes,
    smoke,
    misfit,
    usedBy,
    withdrawn,
  } of items) {
    const uses = withdrawn ? [`withdrawn: ${withdrawn.why}`] : usedBy;
    const held = misfit && !withdrawn ? [`held: ${misfit}`] : [];
    const notes = [...(smoke === 'missing' ? ['not smoked'] : []), ...uses, ...held];
    const use = notes.length > 0 ? `  ${notes.join(', ')}` : '';
    say(
      `  ${version}  ${publishedAt.slice(0, 16).replace('T', ' ')}  ${sizeOf(bytes)}  ${publishedBy}${use}`,
    );
  }
}
