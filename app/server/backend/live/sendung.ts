import { arrayFrame, quote } from "./sockjsFrame";

/** A text on its way to one line or to many: what each kind of line makes of it is made once. */
export class Sendung {
  private inFrame: string | undefined;
  private alsFrame: Buffer | undefined;
  private alsBytes: Buffer | undefined;

  constructor(readonly text: string) {}

  /** As it stands in an array frame of SockJS, beside others. */
  get quoted(): string {
    return (this.inFrame ??= quote(this.text));
  }

  /** The array frame that holds nothing else. */
  get frame(): Buffer {
    return (this.alsFrame ??= Buffer.from(arrayFrame([this.quoted])));
  }

  /** Without a frame. */
  get bytes(): Buffer {
    return (this.alsBytes ??= Buffer.from(this.text));
  }
}
