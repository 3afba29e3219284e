import type { z } from 'zod'
import type { CtxFor, Who } from './context.ts'
import type { RefusalCode } from './refusal-codes.ts'
import type { StaffRole } from './staff.ts'
import type { FlagName } from './tenant.ts'

export type { Who } from './context.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Said = Readonly<{ id: string; en: string }>

export type Call<W extends Who = Who, I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> = {
  method: Method
  path: `/api/${string}`
  who: W
  /** Part of a feature: where the tenant has it switched off the call is not found. */
  flag?: FlagName
  /** Path, query and body together. A name in two places is refused. */
  input: I
  output: O
  /** One sentence for the reader of the documentation. */
  about: string
  /** The sentence of the envelope, where the plain one will not do. */
  says?: Said
  /** The same where it depends on what is answered. */
  saysOf?(answer: z.output<O>): Said
  refusals?: readonly RefusalCode[]
  /** Takes an Idempotency-Key: the same key and body give the same answer. `asks-outside`: waits for others meanwhile, or refuses what must stay counted. */
  once?: true | 'asks-outside'
  /** Costs its caller at the desk a code of their app: wrong ones are counted before a transaction is opened. */
  step_code?: true
  /** How the body arrives; `raw` keeps the bytes, for signatures. */
  reads?: 'json' | 'multipart' | 'raw'
  /** File fields of a multipart call, with the largest size in bytes. */
  files?: Readonly<Record<string, number>>
  /** Headers the handler may see, lower case. */
  headers?: readonly string[]
  /** `protocol`: status, headers and body as the handler says (`core/protocol-answer.ts`). */
  answers?: 'envelope' | 'bare' | 'file' | 'stream' | 'protocol'
  /** The same for everyone who asks alike, in one language: for how long browsers and proxies may keep the answer. */
  shared_seconds?: number
  /** Only reads, decides nothing, and may be a second old: a replica answers it where there is one. */
  may_lag?: true
  /** A tighter limit than the general one: how many tries in how many seconds, per address. */
  limit?: { points: number; seconds: number }
}

/** Declares one call of the wire. Both sides import it; neither repeats it. */
export function call<const W extends Who, I extends z.ZodObject, O extends z.ZodType>(c: Call<W, I, O>): Call<W, I, O> {
  return c
}

export type Input<C extends Call> = z.output<C['input']>
export type Output<C extends Call> = z.output<C['output']>
/** What a client sends: before defaults and coercion. */
export type Sent<C extends Call> = z.input<C['input']>

export type Handler<C extends Call, Ports> = (ctx: CtxFor<C['who'], Ports>, input: Input<C>) => Promise<Output<C>>

/** `satisfies Handlers<typeof contract, Ports>`: a forgotten handler, or another shape, does not compile. */
export type Handlers<Contract extends Record<string, Call>, Ports> = {
  [K in keyof Contract]: Handler<Contract[K], Ports>
}

/**
 * A call that very many make at once for one thing, of which there are few. They wait in line for it without a connection,
 * and once a look says there is none left, they are refused without a transaction.
 */
export type Rush<C extends Call, Ports = unknown> = {
  /** What they all want. */
  thing(input: Input<C>): string
  needed(input: Input<C>): number
  /** How many are left, by a look that locks nothing; undefined where the call itself must say. */
  left(ctx: CtxFor<C['who'], Ports>, input: Input<C>): Promise<number | undefined>
  /** How many the caller has already and would give back for it. */
  own(ctx: CtxFor<C['who'], Ports>, input: Input<C>): Promise<number>
  none: RefusalCode
}

/** The roles that a call at the desk is for; nothing for a call of the site. */
export const rolesOf = ({ who }: Pick<Call, 'who'>): readonly StaffRole[] | undefined =>
  typeof who === 'string' ? undefined : who

export const callKey = (c: Pick<Call, 'method' | 'path'>): string => `${c.method} ${c.path}`
