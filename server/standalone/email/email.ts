export interface Email {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Part of the name of its `.eml` file. */
  readonly name?: string;
  readonly attachments?: readonly Attachment[];
  /** Further headers, in ASCII. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}
