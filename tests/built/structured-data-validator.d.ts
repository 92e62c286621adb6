declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    path: { type?: string }[]
    fieldNames?: string[]
  }
  /** Google's documented rules for rich results, a class a type. */
  export default class Validator {
    /** @param data nodes by their type, each node with one */
    validate(data: { jsonld: Partial<Record<string, object[]>> }): Promise<Issue[]>
  }
}
