/**
 * Content-Disposition of a file with a name that people typed (RFC 6266): plain letters for old
 * readers, the whole name in UTF-8 beside them. No name can end the header or leave its folder.
 */
export function dispositionOf(name: string, contentType: string): string {
  const extension = contentType === 'audio/wav' ? '.wav' : '.mp3';
  const bare = name.replace(/\.(wav|mp3|mpeg)$/i, '').replaceAll(/[\p{Cc}/\\]/gu, '_');
  const whole = `${bare || 'audio'}${extension}`;
  const plain = whole.normalize('NFKD').replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(whole.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
