import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSameSecret } from '#core/ids.ts'
import { secondMs } from '#core/time.ts'

const lifeSeconds = 3600
const tokenRequest = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.string(),
  client_secret: z.string(),
})

type Known = { client_id: string; client_secret: string; now: () => Date }

/** Tokens that carry their own end, so that they outlive the process that gave them. */
export function accessTokens({ client_id, client_secret, now }: Known) {
  const mark = (end: string) => createHmac('sha256', client_secret).update(`token ${end}`).digest('base64url')
  return {
    /** A token for who knows the secret. */
    make(body: unknown) {
      const sent = tokenRequest.safeParse(body).data
      if (!sent || !isSameSecret(sent.client_id, client_id) || !isSameSecret(sent.client_secret, client_secret)) {
        return undefined
      }
      const end = String(now().getTime() + lifeSeconds * secondMs)
      return { token_type: 'Bearer', expires_in: lifeSeconds, access_token: `SANDBOX.${end}.${mark(end)}` }
    },
    isGood(headers: Readonly<Record<string, unknown>>): boolean {
      const [, end = '', sent = ''] =
        /^Bearer SANDBOX\.(\d+)\.([\w-]+)$/.exec(String(headers.authorization ?? '')) ?? []
      return isSameSecret(sent, mark(end)) && Number(end) > now().getTime()
    },
  }
}
