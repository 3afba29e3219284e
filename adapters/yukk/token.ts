import { z } from 'zod'
import { cache } from '#core/cache.ts'
import { minuteMs, secondMs } from '#core/time.ts'
import type { GatewayFailure } from '#modules/payment/ports.ts'
import { askJson } from '../ask-json.ts'

type Config = { url: string; client_id: string; client_secret: string; now: () => Date }
type Answer = { ok: true; token: string; ttl_ms: number } | GatewayFailure

const answer = z.object({
  result: z.object({ access_token: z.string().min(1).max(4000), expires_in: z.coerce.number().positive() }),
})

/** The access token, kept until shortly before its end; `fresh` asks for another one. */
export function tokens(config: Config) {
  // The product's clock: the sandbox, which moves with it, is to refuse a token no earlier than it is given up here.
  const answers = cache<Answer>({
    entries: 1,
    ttl_ms: (given) => (given.ok ? given.ttl_ms : 0),
    clock: () => config.now().getTime(),
  })
  return (wish?: 'fresh'): Promise<Answer> =>
    wish === 'fresh'
      ? answers.reload(config.url, () => askToken(config))
      : answers.load(config.url, () => askToken(config))
}

async function askToken({ url, client_id, client_secret }: Config): Promise<Answer> {
  const asked = await askJson({
    what: 'YUKK',
    url: `${url}/api/oauth/token`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'client_credentials', client_id, client_secret }),
  })
  if (!asked.ok) return asked
  const found = answer.safeParse(asked.answer.body).data?.result
  if (asked.answer.status !== 200 || !found) {
    return { ok: false, why: 'refused', detail: `YUKK gave no token: ${asked.answer.status}` }
  }
  return { ok: true, token: found.access_token, ttl_ms: found.expires_in * secondMs - minuteMs }
}
