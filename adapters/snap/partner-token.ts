import { createHmac } from 'node:crypto'
import { isSameSecret } from '#core/ids.ts'
import { secondMs } from '#core/time.ts'

const lifeSeconds = 900

/** Tokens for who speaks to us over SNAP. They carry their own end, so that any process knows those of another. */
export function partnerTokens(secret: string, now: () => Date) {
  const mark = (end: string) => createHmac('sha256', secret).update(`partner token ${end}`).digest('base64url')
  return {
    make() {
      const end = String(now().getTime() + lifeSeconds * secondMs)
      return { token: `${end}.${mark(end)}`, expires_in: lifeSeconds }
    },
    isOurs(token: string): boolean {
      const [end = '', sent = ''] = token.split('.')
      return isSameSecret(sent, mark(end)) && Number(end) > now().getTime()
    },
  }
}

/** What stands behind `Bearer`; empty where nothing does. */
export const bearerOf = (authorization: string | undefined): string =>
  /^Bearer ([\w.-]{1,300})$/i.exec(authorization ?? '')?.[1] ?? ''
