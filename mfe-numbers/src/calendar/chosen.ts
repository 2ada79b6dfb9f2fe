/** The half hour of a number that is explained below the grid. */
export interface Chosen {
  readonly companyId: string;
  /** Its first millisecond. */
  readonly at: number;
}
