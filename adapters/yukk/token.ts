import { z } from 'zod'
import { type AccessToken, accessTokens } from '../access-token.ts'
import { fetchJson } from '../fetch-json.ts'

type Config = { url: string; client_id: string; client_secret: string; now: () => Date }

const answer = z.object({
  result: z.object({ access_token: z.string().min(1).max(4000), expires_in: z.coerce.number().positive() }),
})

/** The access token of YUKK; `fresh` asks for another one. */
export const tokens = (config: Config) => accessTokens({ now: config.now, ask: () => askToken(config) })

async function askToken({ url, client_id, client_secret }: Config): Promise<AccessToken> {
  const result = await fetchJson({
    what: 'YUKK',
    url: `${url}/api/oauth/token`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'client_credentials', client_id, client_secret }),
  })
  if (!result.ok) return result
  const token = answer.safeParse(result.answer.body).data?.result
  if (result.answer.status !== 200 || !token) {
    return { ok: false, why: 'refused', detail: `YUKK gave no token: ${result.answer.status}` }
  }
  return { ok: true, token: token.access_token, expires_in_seconds: token.expires_in }
}
