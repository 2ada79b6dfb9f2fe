/** Milliseconds between two looks, and without a sign of the other end that mean an interruption. */
const looksEvery = 500;
const silentFor = 3500;

/** What has come from the other end: sound, and answers to checks of the way, one each 2.5 s (RFC 7675). */
function signsIn(report: RTCStatsReport): number {
  let signs = 0;
  for (const one of report.values()) {
    if (one.type === 'inbound-rtp') signs += one.packetsReceived;
    if (one.type === 'candidate-pair') signs += one.responsesReceived;
  }
  return signs;
}

/**
 * Watches whether anything comes from the other end of a connection, once something has: a browser
 * itself says so late, and a telephone that is silent sends no sound.
 *
 * @param onLook gets milliseconds since the interruption began, 0 where there is none
 * @returns stops it
 */
export function watchWay(
  connection: Pick<RTCPeerConnection, 'getStats'>,
  onLook: (brokenFor: number) => void,
): () => void {
  let signs = 0;
  let heardAt = 0;
  let isOver = false;
  async function look(): Promise<void> {
    const now = signsIn(await connection.getStats());
    if (isOver) return;
    // Ways that are given up take their signs along.
    if (now > signs) heardAt = performance.now();
    signs = now;
    const silence = performance.now() - heardAt;
    if (heardAt > 0) onLook(silence < silentFor ? 0 : silence);
  }
  const timer = setInterval(() => void look(), looksEvery);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}
