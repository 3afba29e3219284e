import { z } from 'zod'
import { addMs, minuteMs, secondMs } from '#core/time.ts'
import type { GatewayFailure } from '#modules/payment/ports.ts'
import { askJson } from '../ask-json.ts'

type Config = { url: string; client_id: string; client_secret: string; now: () => Date }
type Token = { value: string; good_until: Date }

const answer = z.object({
  result: z.object({ access_token: z.string().min(1).max(4000), expires_in: z.coerce.number().positive() }),
})

/** The access token, kept until shortly before its end; `fresh` asks for another one. */
export function tokens(config: Config) {
  let kept: Token | undefined
  return async (wish?: 'fresh'): Promise<{ ok: true; token: string } | GatewayFailure> => {
    if (wish !== 'fresh' && kept && kept.good_until > config.now()) return { ok: true, token: kept.value }
    const { client_id, client_secret } = config
    const asked = await askJson({
      what: 'YUKK',
      url: `${config.url}/api/oauth/token`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: 'client_credentials', client_id, client_secret }),
    })
    if (!asked.ok) return asked
    const found = answer.safeParse(asked.answer.body).data?.result
    if (asked.answer.status !== 200 || !found) {
      return { ok: false, why: 'refused', detail: `YUKK gave no token: ${asked.answer.status}` }
    }
    const good_until = addMs(config.now(), found.expires_in * secondMs - minuteMs)
    kept = { value: found.access_token, good_until }
    return { ok: true, token: kept.value }
  }
}
