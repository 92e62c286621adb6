/** Why an upload is refused, for its sender. */
export class UploadRefused extends Error {
  readonly status: 400 | 408 | 409 | 413 | 503

  constructor(status: UploadRefused['status'], reason: string) {
    super(reason)
    this.status = status
  }
}
