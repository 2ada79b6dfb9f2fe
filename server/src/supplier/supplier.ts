/** A paid order as the supplier gets it; the same id again is the same order. */
export interface SupplierOrder {
  readonly id: string;
  readonly items: readonly { readonly deskphoneId: string; readonly quantity: number }[];
  readonly shippingAddress: {
    readonly address: string;
    readonly address2: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  };
  /** E.164. */
  readonly contactPhone: string;
  readonly paidAt: Date;
}

/** How far an order is, and when to ask again; null when it has arrived. */
export interface SupplierAnswer {
  readonly state: 'ordered' | 'shipped' | 'delivered';
  readonly trackingNumber: string | null;
  readonly askAgainAt: Date | null;
}

/** Port to who sends desk phones. A throw means that it could not be reached. */
export interface DeskphoneSupplier {
  /** Hands an order in unless it has been, and answers how far it is. */
  progress(order: SupplierOrder): Promise<SupplierAnswer>;
}
