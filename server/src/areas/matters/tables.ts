import type { MailKind } from '../../mail/mail.ts';

/** Who was told of a matter by mail; it goes when the matter is mended. */
interface MatterToldTable {
  tenant_id: string;
  kind:
    | Extract<
        MailKind,
        | 'teamMessage'
        | 'paymentFailed'
        | 'cardExpires'
        | 'plannedChange'
        | 'keyEnds'
        | 'keyMakerLeft'
      >
    // The same mail once more, shortly before.
    | 'keyEndsSoon';
  subject_id: string;
  reader: string;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    matter_told: MatterToldTable;
  }
}
