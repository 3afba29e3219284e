// The package ships no types; these are the parts the sandbox uses, as read in its source.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export type Context = {
    path: string
    status: number
    type: string
    body: unknown
    set(name: string, value: string): void
    oidc?: { account?: { accountId: string } }
  }
  export type Interaction = { uid: string; params: Record<string, unknown> }
  export type InteractionResult =
    | { login: { accountId: string; remember: boolean }; consent: { grantId: string } }
    | { error: string; error_description: string }
  export type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> }
  export type StoredPayload = { grantId?: string; uid?: string; userCode?: string; consumed?: number }
  export type Account = { accountId: string; claims(): Record<string, unknown> }

  export type Configuration = {
    adapter: (model: string) => object
    clients: readonly Record<string, unknown>[]
    findAccount(context: Context, id: string): Promise<Account | undefined>
    interactions: { url(context: Context, interaction: Interaction): string }
    renderError(context: Context, answer: Record<string, string | undefined>): void
    [setting: string]: unknown
  }

  export default class Provider {
    constructor(issuer: string, configuration: Configuration)
    proxy: boolean
    readonly Client: { prototype: { compareClientSecret(secret: string): boolean | Promise<boolean> } }
    readonly Grant: new (of: {
      accountId: string
      clientId: string
    }) => Grant
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): this
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    registerResponseMode(
      name: string,
      answer: (context: Context, redirectUri: string, fields: Record<string, string>) => void,
    ): void
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: InteractionResult): Promise<void>
  }
}
