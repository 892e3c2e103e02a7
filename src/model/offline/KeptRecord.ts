/** A product in one language. */
export interface KeptName {
  readonly product: string;
  readonly language: string;
}

/** What is known about a product that a reader keeps, in one language. */
export interface KeptRecord extends KeptName {
  readonly name: string;
  /** The product's landing page in that language. */
  readonly href: string;
  /** The build that is kept whole; undefined as long as none is. */
  readonly build?: string;
  /** `failed` names what stopped it; asking again goes on where it stopped. */
  readonly state: 'loading' | 'paused' | 'complete' | 'failed';
  readonly failure?: 'room' | 'network' | 'damaged' | 'gone';
  /** Bytes that are there and verified, of all. */
  readonly done: number;
  readonly total: number;
  readonly pages: number;
  /** Verified files by address, with their hash: what a cut leaves to go on from. */
  readonly files: Readonly<Record<string, string>>;
}
