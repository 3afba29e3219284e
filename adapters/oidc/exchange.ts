import { z } from 'zod'
import type { OidcIssuer } from './issuer.ts'
import { type Loaded, loadJson, refused } from './loaded.ts'

const tokensShape = z.object({ id_token: z.string() })
// RFC 6749 §5.2 error codes are such words; anything else is not repeated into our logs.
const errorShape = z.object({ error: z.string().regex(/^[a-z_]{1,40}$/) })

/** Trades the code for the ID token. What the token says is not believed yet. */
export async function exchangeCode(
  issuer: OidcIssuer,
  form: { code: string; client_id: string; client_secret: string; redirect_uri: string; code_verifier?: string },
): Promise<Loaded<string>> {
  const endpoints = await issuer.endpoints()
  if (!endpoints.ok) return endpoints
  const answer = await loadJson({
    what: 'token endpoint',
    url: endpoints.value.token_endpoint,
    form: new URLSearchParams({ grant_type: 'authorization_code', ...form }),
  })
  if (!answer.ok) return answer
  if (answer.value.status !== 200) {
    const said = errorShape.safeParse(answer.value.body)
    return refused(`token endpoint answered ${answer.value.status}${said.success ? ` ${said.data.error}` : ''}`)
  }
  const tokens = tokensShape.safeParse(answer.value.body)
  return tokens.success ? { ok: true, value: tokens.data.id_token } : refused('token endpoint gave no id token')
}
