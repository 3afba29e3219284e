import { type KeyObject, randomInt } from 'node:crypto'
import { z } from 'zod'
import { addMs, minuteMs, secondMs } from '#core/time.ts'
import type { GatewayFailure } from '#modules/payment/ports.ts'
import { askJson, type JsonAnswer } from '../ask-json.ts'
import { sign, signAsking, timestampOf } from './signature.ts'

export type SnapConfig = {
  /** Whose gateway it is, for people. */
  what: string
  url: string
  client_id: string
  secret: string
  /** Made or read when it is first needed. */
  private_key: () => KeyObject
  token_path: string
  channel_id: string
  now: () => Date
}
type Asked = { ok: true; answer: JsonAnswer } | GatewayFailure

const given = z.object({ accessToken: z.string().min(1).max(4000), expiresIn: z.coerce.number().positive() })
type Token = { value: string; good_until: Date }

/** Asks a gateway in the way of Bank Indonesia's SNAP: a token first, then each call signed with it. */
export function snapClient(config: SnapConfig) {
  let kept: Token | undefined
  const token = async (): Promise<{ ok: true; token: string } | GatewayFailure> => {
    if (kept && kept.good_until > config.now()) return { ok: true, token: kept.value }
    const found = await askToken(config)
    if (!found.ok) return found
    kept = found
    return { ok: true, token: found.value }
  }
  return async (path: string, content: object): Promise<Asked> => {
    const first = await token()
    if (!first.ok) return first
    const asked = await askWith(config, first.token, { path, body: JSON.stringify(content) })
    if (!asked.ok || asked.answer.status !== 401) return asked
    // A token can end before its time, as when the secret was changed.
    kept = undefined
    const second = await token()
    return second.ok ? askWith(config, second.token, { path, body: JSON.stringify(content) }) : second
  }
}

async function askToken(config: SnapConfig): Promise<({ ok: true } & Token) | GatewayFailure> {
  const { what, client_id } = config
  const timestamp = timestampOf(config.now())
  const asked = await askJson({
    what,
    url: `${config.url}${config.token_path}`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-client-key': client_id,
      'x-timestamp': timestamp,
      'x-signature': signAsking({ client_id, timestamp }, config.private_key()),
    },
    body: JSON.stringify({ grantType: 'client_credentials' }),
  })
  if (!asked.ok) return asked
  const found = asked.answer.status === 200 ? given.safeParse(asked.answer.body).data : undefined
  if (!found) return { ok: false, why: 'refused', detail: `${what} gave no token: ${asked.answer.status}` }
  const good_until = addMs(config.now(), found.expiresIn * secondMs - minuteMs)
  return { ok: true, value: found.accessToken, good_until }
}

function askWith(config: SnapConfig, token: string, { path, body }: { path: string; body: string }): Promise<Asked> {
  const { what, client_id, secret, channel_id } = config
  const timestamp = timestampOf(config.now())
  return askJson({
    what,
    url: `${config.url}${path}`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-partner-id': client_id,
      // Digits alone, and no two alike on one day.
      'x-external-id': `${config.now().getTime()}${String(randomInt(10 ** 9)).padStart(9, '0')}`,
      'x-timestamp': timestamp,
      'x-signature': sign({ method: 'POST', path, token, body, timestamp }, secret),
      'channel-id': channel_id,
    },
    body,
  })
}
