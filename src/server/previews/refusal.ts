/** Why an upload is not taken, for the one who sent it. */
export class UploadRefused extends Error {
  readonly status: 400 | 408 | 409 | 413 | 503

  constructor(status: UploadRefused['status'], reason: string) {
    super(reason)
    this.status = status
  }
}
