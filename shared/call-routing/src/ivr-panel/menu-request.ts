/** Somebody came to see a key of a menu. */
export interface MenuRequest {
  readonly menuId: string;
  readonly input: string;
}
