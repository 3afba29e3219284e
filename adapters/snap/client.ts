import { type KeyObject, randomInt } from 'node:crypto'
import { z } from 'zod'
import type { GatewayFailure } from '#modules/payment/ports.ts'
import { type AccessToken, accessTokens } from '../access-token.ts'
import { fetchJson, type JsonAnswer } from '../fetch-json.ts'
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
type SnapResult = { ok: true; answer: JsonAnswer } | GatewayFailure

const given = z.object({ accessToken: z.string().min(1).max(4000), expiresIn: z.coerce.number().positive() })

/** Asks a gateway in the way of Bank Indonesia's SNAP: a token first, then each call signed with it. */
export function snapClient(config: SnapConfig) {
  const token = accessTokens({ now: config.now, ask: () => askToken(config) })
  return async (path: string, content: object): Promise<SnapResult> => {
    const first = await token()
    if (!first.ok) return first
    const result = await askWith(config, first.token, { path, body: JSON.stringify(content) })
    if (!result.ok || result.answer.status !== 401) return result
    // A token can end before its time, as when the secret was changed.
    const second = await token('fresh')
    return second.ok ? askWith(config, second.token, { path, body: JSON.stringify(content) }) : second
  }
}

async function askToken(config: SnapConfig): Promise<AccessToken> {
  const { what, client_id } = config
  const timestamp = timestampOf(config.now())
  const result = await fetchJson({
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
  if (!result.ok) return result
  const fresh = result.answer.status === 200 ? given.safeParse(result.answer.body).data : undefined
  if (!fresh) return { ok: false, why: 'refused', detail: `${what} gave no token: ${result.answer.status}` }
  return { ok: true, token: fresh.accessToken, expires_in_seconds: fresh.expiresIn }
}

function askWith(
  config: SnapConfig,
  token: string,
  { path, body }: { path: string; body: string },
): Promise<SnapResult> {
  const { what, client_id, secret, channel_id } = config
  const timestamp = timestampOf(config.now())
  return fetchJson({
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
