import { z } from 'zod'
import { type Call, call, type Handler } from '#core/call.ts'
import type { Bound } from '#server/pipeline.ts'

/** A call of one test and what it does, as the pipeline takes it. */
export function bind<C extends Call>(contract: C, run: Handler<C, unknown>): Bound
export function bind(contract: Call, run: Bound['run']): Bound {
  return { call: contract, run }
}

export const echo = call({
  method: 'POST',
  path: '/api/v3/test/echo',
  who: 'anyone',
  about: 'Says back what it was told.',
  input: z.object({ text: z.string().min(1).max(100), number: z.number().int().optional() }),
  output: z.object({ text: z.string(), language: z.string(), ip: z.string(), tenant: z.string() }),
})

export const find = call({
  method: 'GET',
  path: '/api/v3/test/things/:id',
  who: 'anyone',
  about: 'One thing.',
  input: z.object({ id: z.string().max(50), page: z.coerce.number().int().min(1).max(1000).default(1) }),
  output: z.object({ id: z.string(), page: z.number() }),
})

export const latest = call({ ...find, method: 'POST', path: '/api/v3/test/things/latest', input: z.object({}) })

export const write = call({
  method: 'POST',
  path: '/api/v3/test/write',
  who: 'member',
  about: 'Changes something of a member.',
  input: z.object({}),
  output: z.object({ user: z.string() }),
})

export const boom = call({
  method: 'GET',
  path: '/api/v3/test/boom',
  who: 'anyone',
  about: 'Fails.',
  input: z.object({}),
  output: z.object({}),
})

export const upload = call({
  method: 'POST',
  path: '/api/v3/test/upload',
  who: 'anyone',
  about: 'Takes a file.',
  reads: 'multipart',
  files: { picture: 1024 * 1024 },
  input: z.object({ title: z.string().max(50) }),
  output: z.object({ title: z.string(), name: z.string(), bytes: z.number() }),
})

export const secretText = 'select * from users where password = /srv/app/secret.ts:12'

/** Calls that provoke what the product's own calls must never show. */
export const testCalls: readonly Bound[] = [
  bind(echo, async (ctx, { text }) => ({
    text,
    language: ctx.language,
    ip: ctx.request.ip,
    tenant: ctx.tenant.domain_name,
  })),
  bind(find, async (_ctx, { id, page }) => ({ id, page })),
  bind(latest, async () => ({ id: 'latest', page: 1 })),
  bind(write, async (ctx) => ({ user: ctx.user.id })),
  bind(boom, async () => {
    throw new Error(secretText)
  }),
  bind(upload, async (ctx, { title }) => ({
    title,
    name: ctx.files.picture?.name ?? '',
    bytes: ctx.files.picture?.bytes.length ?? 0,
  })),
]
