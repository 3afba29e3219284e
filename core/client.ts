import { type Call, callKey, type Output, type Sent } from './call.ts'
import type { Upload } from './context.ts'

/** One call on its way: to the pipeline in this process, or over HTTP to another. */
export type WireRequest = {
  key: string
  input: Record<string, unknown>
  files: Record<string, Upload>
  headers: Record<string, string | undefined>
}
export type WireReply = { status: number; body: unknown; retry_after_seconds?: number | undefined }
export type Transport = (request: WireRequest) => Promise<WireReply>

/** What the client knows of the person: where the tokens are, and what happens when they end. */
export type ClientSession = {
  accessToken(): string | undefined
  userToken(): string | undefined
  /** A newer user token than the one that was refused, if there is one to be had. */
  renew(refused: string | undefined): Promise<string | undefined>
  /** Called on 417: forget the tokens and go to the login page. */
  end(): void
}

export type CallOptions = { files?: Record<string, Upload>; idempotency_key?: string; headers?: Record<string, string> }

/** A refused call, as the caller sees it. Recognised by `name`: two copies of this class may be about. */
export class CallFailure extends Error {
  readonly status: number
  readonly code: string
  readonly errors: Record<string, string[]>
  /** What stands in the way, where the refusal says so: its `data`, by a name that an error page does not use. */
  readonly details: unknown
  /** How long to wait before another try, where that was said. */
  readonly retry_after_seconds: number | undefined
  constructor({ status, body, retry_after_seconds }: WireReply) {
    const failure = bodyOf(body)
    super(failure.message)
    this.name = 'CallFailure'
    this.status = status
    this.code = failure.code
    this.errors = failure.errors
    this.details = failure.data
    this.retry_after_seconds = retry_after_seconds
  }
}

export const isCallFailure = (error: unknown): error is CallFailure =>
  error instanceof Error && error.name === 'CallFailure'

type Body = { code: string; message: string; errors: Record<string, string[]>; data?: unknown }

function bodyOf(body: unknown): Body {
  const parsed = typeof body === 'object' && body !== null ? (body as Partial<Body>) : {}
  return { code: parsed.code ?? '', message: parsed.message ?? '', errors: parsed.errors ?? {}, data: parsed.data }
}

export type Reply<T> = { message: string; data: T }

/**
 * The retry table of the API, in one place: 406 or 400 drops the app key and tries once more, 401 renews the user
 * token and tries once more, 417 ends the session, anything else goes to the caller.
 */
export function client(transport: Transport, session: ClientSession) {
  return async <C extends Call>(call: C, input: Sent<C>, options: CallOptions = {}): Promise<Reply<Output<C>>> => {
    const send = (accessToken: string | undefined, userToken: string | undefined) =>
      transport({
        key: callKey(call),
        input: input as Record<string, unknown>,
        files: options.files ?? {},
        headers: {
          ...options.headers,
          'idempotency-key': options.idempotency_key,
          'access-token': accessToken,
          authorization: userToken && `Bearer ${userToken}`,
        },
      })
    const reply = await retried(send, session)
    if (reply.status === 417) session.end()
    if (reply.status >= 400) throw new CallFailure(reply)
    if (call.answers === 'bare' || call.answers === 'file') return { message: '', data: reply.body as Output<C> }
    const body = bodyOf(reply.body)
    return { message: body.message, data: body.data as Output<C> }
  }
}

type Send = (accessToken: string | undefined, userToken: string | undefined) => Promise<WireReply>

async function retried(send: Send, session: ClientSession): Promise<WireReply> {
  const accessToken = session.accessToken()
  const userToken = session.userToken()
  const first = await send(accessToken, userToken)
  if (first.status === 406 || first.status === 400) return accessToken ? send(undefined, userToken) : first
  if (first.status !== 401) return first
  const renewed = await session.renew(userToken)
  return renewed || userToken ? send(accessToken, renewed) : first
}
